package layout

import "testing"

// TestSideHeads: what stands in a narrow box at the left belongs to the question
// beside it, from one to the next.
func TestSideHeads(t *testing.T) {
	p := newPaper()
	for i, q := range [][]string{{"Which bird is the one that hoots in the night?", "duck", "owl", "hen"}, {"Which fish is flat and lives on the ground of the sea?", "eel", "sole", "cod"}} {
		y := 100 + 90*float64(i)
		p.lines(60, y, []string{"Question 1", "Question 2"}[i], "Correct", "Mark 1 of 1", "Flag")
		p.lines(220, y+7, q[0], "Select one:", q[1], q[2], q[3])
	}
	check(t, []sample{{"boxes of a platform", p, "Question 1\nCorrect\nMark 1 of 1\nFlag\nWhich bird is the one that hoots in the night?\nSelect one:\nduck\nowl\nhen\n" +
		"Question 2\nCorrect\nMark 1 of 1\nFlag\nWhich fish is flat and lives on the ground of the sea?\nSelect one:\neel\nsole\ncod\n"}})
}

// TestNearSideHeads: such a box may stand as near to the question as a number to its text.
func TestNearSideHeads(t *testing.T) {
	p := newPaper()
	want := ""
	for i, name := range []string{"Question 3", "Question 4", "Question 5"} {
		y := 100 + 120*float64(i)
		p.lines(35, y, name, "Complete", "Mark 1 out of", "1")
		p.lines(130, y, "Which bird is the one that hoots in the night, and that most people", "have heard in the wood but never seen?").lines(130, y+40, "Select one:", "a. duck", "b. owl", "c. hen")
		want += name + "\nComplete\nMark 1 out of\n1\nWhich bird is the one that hoots in the night, and that most people have heard in the wood but never seen?\n\nSelect one:\na. duck\nb. owl\nc. hen\n"
	}
	check(t, []sample{{"near boxes", p, want}})
}
