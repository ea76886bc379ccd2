package layout

import (
	"strings"
	"testing"
)

// TestGutterOfOtherPages: a page whose last column has a few short lines beside
// those of the first is set in columns where the pages before it are; choices set in
// two columns there are none.
func TestGutterOfOtherPages(t *testing.T) {
	const long, other = "This line is as wide as its column is.", "And this one reaches its end as well."
	first := newPaper()
	for i := range 12 {
		y := 100 + 14*float64(i)
		first.at(40, y, long).at(310, y+3, other)
	}
	second := newPaper().lines(40, 100, long, "short", "shorter", long, "shortest", long, long, long).lines(310, 100, "B one", "B two", "B three", "B four", other, "B five", "B six")
	got := blocksOf(first, second)
	if at, last := strings.Index(got, "shortest"), strings.Index(got, "B one"); at < 0 || last < at {
		t.Errorf("the columns of the second page are mixed:\n%s", got)
	}
	alone := blocksOf(second)
	if at, last := strings.Index(alone, "shortest"), strings.Index(alone, "B one"); last > at {
		t.Errorf("a page alone tells it as well: the test shows nothing")
	}
}
