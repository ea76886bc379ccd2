package layout

import "testing"

// boxesAt sets boxes to tick with text behind, below each other.
func (p *paper) boxesAt(x, y float64, texts ...string) *paper {
	for i, t := range texts {
		p.area(x, y-9+22*float64(i), 10, 10, "", "000000").at(x+16, y+22*float64(i), t)
	}
	return p
}

// TestChoicesBeside: what stands left of a column of boxes is the question, also in
// each of several pictures below each other.
func TestChoicesBeside(t *testing.T) {
	p := newPaper().at(60, 100, "Question 1").at(60, 122, "Which bird hoots at night?").at(380, 104, "Choose one").boxesAt(380, 126, "duck", "owl", "hen", "swan")
	p.at(60, 400, "Question 2").at(60, 422, "Which fish is flat?").at(380, 404, "Choose one").boxesAt(380, 426, "eel", "sole", "cod")
	p.Parts = []float64{300}
	want := "Question 1\nWhich bird hoots at night?\nChoose one\n☐ duck\n☐ owl\n☐ hen\n☐ swan\nQuestion 2\nWhich fish is flat?\nChoose one\n☐ eel\n☐ sole\n☐ cod\n"
	if got := blocksOf(p); got != want {
		t.Errorf("got\n%s", got)
	}
}

// TestBoxesOfStatements: boxes that stand at the end of a line each belong to it.
func TestBoxesOfStatements(t *testing.T) {
	p := newPaper()
	want := ""
	for i, s := range []string{"Owls hoot.", "Eels bark.", "Hens lay eggs."} {
		y := 100 + 22*float64(i)
		p.at(60, y, s).boxesAt(380, y, "true")
		want += s + "⇥☐ true\n"
	}
	if got := blocksOf(p); got != want {
		t.Errorf("got\n%s", got)
	}
}
