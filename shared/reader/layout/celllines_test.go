package layout

import (
	"testing"

	"formwright/shared/page"
)

// TestRowsWithin: a table that has lines at its head and foot alone has a row for each
// line of its cells; cells with wrapped text or with lists stay whole.
func TestRowsWithin(t *testing.T) {
	rows := func(cells ...[]string) int {
		p := newPaper().at(60, 40, "1. What does the table show?").grid([]float64{60, 200, 300, 400}, []float64{60, 82, 150})
		for c, lines := range cells {
			x := []float64{65, 205, 305}[c]
			p.at(x, 77, "Head").lines(x, 100, lines...)
		}
		doc, _ := Blocks(Document{Pages: []Page{p.Page}})
		for _, b := range doc.Blocks {
			if table, ok := b.(page.Table); ok {
				return len(table.Rows)
			}
		}
		return 0
	}
	for name, c := range map[string]struct {
		want  int
		cells [][]string
	}{
		"a line for each row": {4, [][]string{{"A", "B", "C"}, {"1", "2", "3"}, {"2", "2", "4"}}},
		"fewer in a cell":     {2, [][]string{{"A", "B", "C"}, {"1", "2"}, {"2", "2", "4"}}},
		"lists":               {2, [][]string{{"1. a", "2. b", "3. c"}, {"A. x", "B. y", "C. z"}, {"u", "v", "w"}}},
		"wrapped text":        {2, [][]string{{"one two three and four five", "six and seven and eight nine", "ten or even eleven twelve"}, {"one two three", "five and six and", "eight"}, {"u", "v", "w"}}},
	} {
		if got := rows(c.cells...); got != c.want {
			t.Errorf("%s: %d rows, want %d", name, got, c.want)
		}
	}
}
