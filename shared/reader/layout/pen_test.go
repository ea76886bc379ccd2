package layout

import (
	"strings"
	"testing"

	"formwright/shared/page"
)

// drawn adds strokes to a page, each from one place to the next.
func (p *paper) stroke(at ...float64) *paper {
	var s Stroke
	for i := 0; i+1 < len(at); i += 2 {
		s.Points = append(s.Points, Point{at[i], at[i+1]})
	}
	p.Strokes = append(p.Strokes, s)
	return p
}

// choices is a page of two questions with lettered choices, 14 points apart from
// y 100 on.
func choices() *paper {
	return newPaper().lines(70, 100, "1. What is the capital of France?", "A. Rome", "B. Paris", "C. Oslo", "2. Which of these is a planet?", "A. Venus", "B. Sirius", "C. Vega")
}

func texts(p *paper) string {
	d, _ := Blocks(Document{Pages: []Page{p.Page}})
	var out []string
	for _, b := range d.Blocks {
		if q, ok := b.(page.Paragraph); ok {
			out = append(out, q.Text())
		}
	}
	return strings.Join(out, "\n")
}

func TestPen(t *testing.T) {
	ring := func(x, y, w, h float64) func(*paper) { return func(p *paper) { p.area(x, y, w, h, "", "FF0000") } }
	for name, draw := range map[string]func(*paper){
		"a ring around the letter": ring(66, 117, 16, 16),
		"a ring by hand":           func(p *paper) { p.stroke(80, 118, 72, 116, 66, 124, 70, 133, 79, 132, 83, 121) },
		"a frame around the text":  ring(67, 117, 45, 15),
		"a cross on the letter":    func(p *paper) { p.stroke(68, 118, 78, 130).stroke(68, 130, 78, 118) },
		"a tick before it":         func(p *paper) { p.stroke(54, 124, 58, 130, 66, 116) },
	} {
		p := choices()
		draw(p)
		if got := texts(p); strings.Count(got, "✓") != 1 || !strings.Contains(got, "✓ B. Paris") {
			t.Errorf("%s:\n%s", name, got)
		}
	}
	for name, draw := range map[string]func(*paper){
		"rings around all letters": func(p *paper) {
			for _, y := range []float64{114, 128, 142, 170, 184, 198} {
				p.area(66, y-11, 14, 14, "", "000000")
			}
		},
		"a frame around a question": ring(60, 85, 300, 80),
		"a figure of letters":       func(p *paper) { p.at(190, 118, "A").at(190, 132, "D").area(186, 107, 22, 30, "", "000000") },
		"a slope in the margin":     func(p *paper) { p.stroke(20, 118, 30, 130) },
		"a ring around a word":      ring(180, 89, 40, 15),
	} {
		p := choices()
		draw(p)
		if got := texts(p); strings.Contains(got, "✓") {
			t.Errorf("%s:\n%s", name, got)
		}
	}
}

// TestPenInBoxes: strokes tick the box they are in.
func TestPenInBoxes(t *testing.T) {
	p := newPaper().lines(90, 100, "Rome", "Paris", "Oslo")
	for i := range 3 {
		p.area(70, 91+14*float64(i), 9, 9, "", "000000")
	}
	p.stroke(68, 104, 82, 116)   // over the second box
	p.stroke(150, 120, 158, 128) // beside the third
	if got, want := texts(p), "☐ Rome\n☒ Paris\n☐ Oslo"; got != want {
		t.Errorf("got\n%s", got)
	}
}

// TestCodeIndents: code in the font of the text keeps its indents; formulas get none.
// TestRoundBoxes: the grey ground of a round button is no tick, the dot in it is.
func TestRoundBoxes(t *testing.T) {
	p := newPaper().at(60, 86, "Which of the birds is white?")
	for i, name := range []string{"crow", "swan", "rook"} {
		y := 100 + 20*float64(i)
		p.at(80, y, name).area(62, y-8, 8, 8, "", "DFDFDF").area(61.6, y-8.4, 8.8, 8.8, "BFBFBF", "").stroke(70.4, y-4, 66, y+0.4, 61.6, y-4, 66, y-8.4, 70.4, y-4)
		if i == 1 {
			p.area(64, y-6, 4, 4, "B3B3B3", "").stroke(68, y-4, 66, y-2, 64, y-4, 66, y-6, 68, y-4)
		}
	}
	if got, want := texts(p), "Which of the birds is white?\n☐ crow\n☒ swan\n☐ rook"; got != want {
		t.Errorf("got\n%s", got)
	}
}

func TestCodeIndents(t *testing.T) {
	p := newPaper().at(70, 100, "What does this print?").at(70, 114, "for (int i = 0; i < 3; i++) {").at(82.3, 128, "total = total + i;").at(70, 142, "}")
	if got, want := texts(p), "What does this print?\nfor (int i = 0; i < 3; i++) {\n    total = total + i;\n}"; got != want {
		t.Errorf("got\n%s", got)
	}
	p = newPaper().at(70, 100, "f(x) = {").at(110, 114, "1, x = 0").at(70, 128, "Solve for x:")
	if got := texts(p); strings.Contains(got, "  ") {
		t.Errorf("got\n%s", got)
	}
}

// TestCellsWrap: a choice that goes on in the next line of its cell is one.
func TestCellsWrap(t *testing.T) {
	p := newPaper().grid([]float64{70, 152, 300}, []float64{90, 130}).at(74, 104, "A. Leonardo da").at(74, 118, "Vinci").at(156, 104, "B. Raphael")
	d, _ := Blocks(Document{Pages: []Page{p.Page}})
	cell := d.Blocks[0].(page.Table).Rows[0].Cells[0]
	if len(cell.Blocks) != 1 || cell.Blocks[0].(page.Paragraph).Text() != "A. Leonardo da Vinci" {
		t.Errorf("%+v", cell.Blocks)
	}
}

// TestPenAtLooseLetters: a tick stands before the letter of a choice whatever stands
// around the letter; signs of sums that are crossed out mark nothing.
func TestPenAtLooseLetters(t *testing.T) {
	for _, letters := range [][3]string{
		{"a- none of them", "b- both of them", "c- one of them"},
		{"• a : none", "• b : both", "• c : one"},
		{"• A. none", "• B. both", "• C. one"},
		{"A- none of them", "B- both of them", "C- one of them"},
	} {
		p := newPaper().lines(70, 100, "1. Which of these are rivers?", letters[0], letters[1], letters[2]).
			stroke(54, 124, 58, 130, 66, 116)
		if got := texts(p); strings.Count(got, "✓") != 1 || !strings.Contains(got, "✓ "+letters[1]) {
			t.Errorf("%q", got)
		}
	}
	p := newPaper().lines(70, 100, "Take these steps:", "x - y is the first", "y - z is the second").stroke(54, 124, 58, 130, 66, 116)
	if got := texts(p); strings.Contains(got, "✓") {
		t.Errorf("%q", got)
	}
}
