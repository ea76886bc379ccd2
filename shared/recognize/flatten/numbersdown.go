package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
)

// leastNumbersDown is how many rows a column of numbers has at least.
const leastNumbersDown = 3

// numbersDown reports whether a table holds questions behind a column of their
// numbers, "1. | Name three trees!": the numbers count on, from 1 again under a row
// that titles a part, and most of the texts ask or order. Other tables have numbers
// of rows, too.
func numbersDown(t page.Table) bool {
	rows, asking, last, titled := 0, 0, 0, false
	for i, row := range t.Rows {
		texts := filledCells(row)
		if len(row.Cells) == 1 && len(texts) == 1 && i+1 < len(t.Rows) {
			last, titled = 0, true
			continue
		}
		if len(texts) != 2 || !IsBareLabel(texts[0]) || len(strings.Fields(texts[1])) < 2 {
			return false
		}
		switch n := strings.TrimRight(texts[0], ".)"); n {
		case lexicon.DecimalText(last + 1):
			last++
		case lexicon.DecimalText(rows + 1):
			last = rows + 1 // the parts count on
		default:
			return false
		}
		rows++
		if ClosesStem(texts[1]) || strings.HasSuffix(texts[1], "!") || ordersAtFront(texts[1]) {
			asking++
		}
	}
	return rows >= leastNumbersDown && asking*2 > rows || titled && rows > 1 && asking == rows
}

// ordersAtFront reports whether a text begins with a word that asks or orders, or has
// a sentence in the form of an order.
func ordersAtFront(text string) bool {
	w, folded := lexicon.Words(), lexicon.Fold(text)
	return w.Asking.Begins(folded) > 0 || w.Studying.Begins(folded) > 0 || w.Essay.Begins(folded) > 0 || lexicon.OrdersByForm(text)
}
