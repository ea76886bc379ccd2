package layout

import (
	"strings"
	"testing"
)

// TestNoRunningText: rows of two lists and boxes to tick stay lines of their own though
// they are as wide as the column; a gap at the end of a sentence stays with it.
func TestNoRunningText(t *testing.T) {
	wide := "What do the people of the town that we read about in class mostly live on, "
	page := func(lines ...string) *paper {
		return newPaper().lines(40, 100, append([]string{wide + wide, "and so on"}, lines...)...)
	}
	rows := newPaper()
	for i, row := range [][2]string{{"the heart", "pumps the blood"}, {"the lungs", "take in the air"}} {
		rows.at(40, 100+14*float64(i), row[0]).at(330, 100+14*float64(i), "• • "+row[1]+" all day and all night long without a stop")
	}
	if got := blocksOf(rows); strings.Contains(got, "stop the lungs") {
		t.Errorf("the rows are one paragraph: %s", got)
	}
	if got := blocksOf(page(wide+wide, "( ) fish", "( ) wheat")); strings.Contains(got, "on, ( ) fish") {
		t.Errorf("a box goes on with the question: %s", got)
	}
	if got := blocksOf(page(wide+wide, "( ) fish")); !strings.Contains(got, "on, ( ) fish") {
		t.Errorf("a gap by itself begins a line: %s", got)
	}
	gap := newPaper().lines(40, 100, wide+wide, wide+wide+"by", "____________ .", "Next")
	if got := blocksOf(gap); !strings.Contains(got, "live on, by _") && !strings.Contains(got, "live on, by [") {
		t.Errorf("the gap is parted from its sentence: %s", got)
	}
}
