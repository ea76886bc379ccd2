package layout

import (
	"fmt"
	"strings"
	"testing"
)

// TestSectionsInColumns: where each section of a page is set in two columns, the right one
// of a section is read before the heading of the next, also where a long formula of the left
// reaches over the gutter. Two columns that count on over the page stay two columns.
func TestSectionsInColumns(t *testing.T) {
	sums := func(p *paper, x, y float64, from, to int) {
		for i := from; i <= to; i++ {
			p.at(x, y, fmt.Sprintf("%d.", i)).at(x+40, y+14, fmt.Sprintf("sum %d of %.0f", i, y))
			y += 40
		}
	}
	p := newPaper()
	p.at(60, 60, "1 Adding", size(14), bold).at(60, 80, "Add up.")
	sums(p, 60, 100, 1, 5)
	sums(p, 310, 100, 6, 10)
	p.at(60, 330, "2 Dividing", size(14), bold).at(60, 350, "Divide what follows.")
	p.at(60, 370, "1.").at(100, 384, "a sum that is so long that it reaches over all")
	sums(p, 60, 410, 2, 3)
	sums(p, 310, 370, 4, 6)
	got := blocksOf(p)
	last := -1
	for _, want := range []string{"1.\nsum 1 ", "5.\n", "6.\n", "10.\n", "2 Dividing", "1.\na sum", "3.\n", "4.\n", "6.\nsum 6 of 450"} {
		at := strings.Index(got[max(last, 0):], want)
		if at < 0 {
			t.Fatalf("%q is not in its place:\n%s", want, got)
		}
		last = max(last, 0) + at
	}
	whole := newPaper()
	whole.at(60, 60, "1 Adding", size(14), bold)
	sums(whole, 60, 80, 1, 5)
	whole.at(60, 290, "2 Dividing", size(14), bold)
	sums(whole, 60, 310, 6, 8)
	sums(whole, 310, 80, 9, 12)
	sums(whole, 310, 310, 13, 15)
	if got := blocksOf(whole); strings.Index(got, "8.\n") > strings.Index(got, "9.\n") {
		t.Errorf("columns that count on were cut:\n%s", got)
	}
}
