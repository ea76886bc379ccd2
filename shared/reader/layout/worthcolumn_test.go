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
