package layout

import (
	"fmt"
	"strings"
	"testing"
)

// TestRunningTables: a table at the head of the pages that says the same but for the
// number of the page is a running header; one that says something else is not.
func TestRunningTables(t *testing.T) {
	var pages []*paper
	for n := 1; n <= 5; n++ {
		p := newPaper().grid([]float64{60, 300, 500}, []float64{30, 60}).at(65, 50, "School by the sea").at(305, 50, fmt.Sprintf("Page %d", n)).
			at(60, 130, fmt.Sprintf("%d. Which city is old?", n)).
			grid([]float64{60, 300, 500}, []float64{150, 180}).at(65, 170, "Town").at(305, 170, fmt.Sprintf("Year %d", 7*n%5))
		p.Number = n
		pages = append(pages, p)
	}
	text := blocksOf(pages...)
	if strings.Contains(text, "School") || strings.Contains(text, "Page") {
		t.Errorf("the header is kept: %s", text)
	}
	if got := strings.Count(text, "Town"); got != 5 {
		t.Errorf("%d of 5 tables: %s", got, text)
	}
}
