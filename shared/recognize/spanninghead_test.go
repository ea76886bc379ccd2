package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/recognize"
)

// spanned is a table of rows of texts; the first cell of its head is drawn over two columns.
func spanned(rows ...[]string) page.Table {
	t := page.Table{}
	for i, row := range rows {
		cells := make([]page.Cell, len(row))
		for k, text := range row {
			cells[k] = page.Cell{ColSpan: 1, RowSpan: 1}
			if text != "" {
				cells[k].Blocks = []page.Block{page.Paragraph{Runs: []page.Run{{Text: text}}}}
			}
		}
		if i == 0 {
			cells[0].ColSpan = 2
		}
		t.Rows = append(t.Rows, page.Row{Cells: cells})
	}
	return t
}

// TestHeadOverNumbers: statements to judge in a table whose head is drawn over their
// numbers too are questions; rows that no number begins are no such table.
func TestHeadOverNumbers(t *testing.T) {
	q, _ := read(t, page.Document{Blocks: []page.Block{spanned([]string{"Statement", "True", "False"}, []string{"1.1", "A whale is a fish.", "", ""}, []string{"1.2", "The sun is a star.", "", ""}, []string{"1.3", "Iron is a gas.", "", ""})}})
	if diff := cmp.Diff([]string{"1.1 A whale is a fish.", "1.2 The sun is a star.", "1.3 Iron is a gas."}, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	towns := spanned([]string{"Town", "Hills", "Rivers"}, []string{"Ash", "north of the lake", "2", "1"}, []string{"Birch", "south of it", "0", "3"}, []string{"Cedar", "by the sea", "4", "1"})
	if _, _, err := recognize.Recognize(page.Document{Blocks: []page.Block{towns}}); err == nil {
		t.Error("a table of towns was read as questions")
	}
}
