package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
)

// longestRowNumber is how long the number of a row is: "10.12.".
const longestRowNumber = 6

// ownHeads gives a head of its own to the column of numbers where that of the column
// behind it is drawn over both: "Statement | True | False" over "1.1 | ... | |".
func ownHeads(t page.Table) page.Table {
	if len(t.Rows) < 3 || len(t.Rows[0].Cells) < 2 || t.Rows[0].Cells[0].ColSpan != 2 {
		return t
	}
	head := t.Rows[0]
	for _, c := range head.Cells[1:] {
		if c.ColSpan > 1 {
			return t
		}
	}
	for _, row := range t.Rows[1:] {
		if len(row.Cells) != len(head.Cells)+1 {
			return t
		}
		if number := strings.TrimSpace(CellText(row.Cells[0])); number == "" || len(number) > longestRowNumber || !lexicon.HasDigit(number) || row.Cells[0].ColSpan > 1 {
			return t
		}
	}
	over := head.Cells[0]
	over.ColSpan = 1
	head.Cells = append([]page.Cell{{ColSpan: 1, RowSpan: 1}, over}, head.Cells[1:]...)
	t.Rows = append([]page.Row{head}, t.Rows[1:]...)
	return t
}
