package layout

import (
	"strings"
	"testing"
)

// TestRoomInBrackets: brackets with room to write in are put together where a reader
// cut them at the gap, so that what is parted is no column; other brackets stay.
func TestRoomInBrackets(t *testing.T) {
	p := newPaper()
	for i, row := range [][2]string{{"( 1 ) Rome", ") a river of Italy"}, {"( 2 ) Tiber", ") a town of Italy"}, {"( 3 ) Etna", ") a hill of Italy"}} {
		y := 100 + 20*float64(i)
		p.at(60, y, row[0]).at(260, y, "(").at(290, y, row[1])
	}
	got := blocksOf(p)
	if n := strings.Count(got, "(   ) a "); n != 3 {
		t.Errorf("%d of 3 brackets: %s", n, got)
	}
	if got := blocksOf(newPaper().at(60, 100, "Tick (").at(96, 100, ") one box").at(87, 100, "✓")); !strings.Contains(got, "Tick (✓") {
		t.Errorf("the tick is not in its brackets: %s", got)
	}
	if got := blocksOf(newPaper().at(60, 100, "a (").at(300, 100, ") b").at(60, 140, "(c").at(80, 140, ") d")); strings.Contains(got, "(   )") {
		t.Errorf("brackets far from each other: %s", got)
	}
}

// TestBarsOfRoots: the bar of a root is no room to write.
func TestBarsOfRoots(t *testing.T) {
	p := newPaper().at(60, 100, "1. What is the length of the side?").at(60, 150, "A. 2√").at(60, 180, "B. 3")
	sign := p.Spans[1].Box
	p.at(sign.X+sign.Width, 150, "ab").rule(sign.X+sign.Width, 138, sign.X+sign.Width+40, 138)
	if got := blocksOf(p); strings.Contains(got, "[___]") {
		t.Errorf("got\n%s", got)
	}
}
