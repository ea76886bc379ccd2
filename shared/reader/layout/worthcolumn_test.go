package layout

import (
	"strings"
	"testing"
)

// TestWordedWorths: what a platform prints at the right of the first line of each question,
// "1 point", is no part of the sentence that goes on below.
func TestWordedWorths(t *testing.T) {
	p := newPaper()
	for i := range 4 {
		y := 100 + 90*float64(i)
		p.at(60, y, []string{"1. Which bird hoots?", "2. Which of the birds is the one that hoots in the old wood", "3. Which fish is flat?", "4. Who digs?"}[i]).at(470, y, "1 point", size(9))
		if i == 1 {
			p.at(72, y+14, "by night and sleeps in the old barn by day?")
		}
		p.at(80, y+40, "the owl").at(80, y+58, "the mole")
	}
	got := blocksOf(p)
	if !strings.Contains(got, "in the old wood by night") || strings.Count(got, "1 point") != 4 {
		t.Errorf("what a question is worth stands in it:\n%s", got)
	}
}

// TestHalfWorths: worths with a half begin where the others do, and stay out of the text.
func TestHalfWorths(t *testing.T) {
	p := newPaper()
	for i, worth := range []string{"2.5", "1", "1.5", "8", "3.5", "1", "4"} {
		y := 100 + 40*float64(i)
		p.at(60, y, "1. Name the owls that hoot in the old wood").at(470, y, worth).at(72, y+14, "and sleep by day.")
	}
	if got := blocksOf(p); strings.Count(got, "in the old wood and sleep by day.") != 7 && strings.Count(got, "in the old wood⇥") != 7 {
		t.Errorf("what a question is worth stands in it:\n%s", got)
	}
}
