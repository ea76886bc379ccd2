package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
)

// leastNumbersDown is how many rows a column of numbers has at least.
const leastNumbersDown = 3

// numbersDown reports whether a table holds questions behind a column of their
// numbers, "1. | Name three trees!": the numbers count on from 1, and most of the
// texts ask or order. Other tables have numbers of rows, too.
func numbersDown(t page.Table) bool {
	asking := 0
	for i, row := range t.Rows {
		texts := filledCells(row)
		if len(texts) != 2 || strings.TrimRight(texts[0], ".)") != lexicon.DecimalText(i+1) || !IsBareLabel(texts[0]) || len(strings.Fields(texts[1])) < 2 {
			return false
		}
		if ClosesStem(texts[1]) || strings.HasSuffix(texts[1], "!") {
			asking++
		}
	}
	return len(t.Rows) >= leastNumbersDown && asking*2 > len(t.Rows)
}
