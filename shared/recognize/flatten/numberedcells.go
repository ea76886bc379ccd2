package flatten

import (
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastNumberedCells is how many cells of a table are cards with a question each.
const leastNumberedCells = 4

// numberedCells reads a table of cards: every cell that says something begins with a number
// on a line of its own, which counts on from cell to cell, and most of the cells ask below
// it. Tables of data have numbers alone.
func (f *Flattener) numberedCells(t page.Table) bool {
	cells, asking, columns := 0, 0, 0
	for _, row := range t.Rows {
		columns = max(columns, len(row.Cells))
		for _, c := range row.Cells {
			text := CellText(c)
			if text == "" {
				continue
			}
			number, rest := cardOf(text)
			if cells++; number != cells || rest == "" {
				return false
			}
			if lexicon.HasQuestionMark(rest) || ClosesStem(rest) || ordersAtFront(rest) {
				asking++
			}
		}
	}
	if cells < leastNumberedCells || columns < 2 || asking*2 <= cells {
		return false
	}
	number := 0
	for _, row := range t.Rows {
		for _, c := range row.Cells {
			if CellText(c) != "" {
				number++
				f.card(c, number)
			}
		}
	}
	return true
}

// cardOf parts the number on the first line of a cell from what stands below it; 0 for none.
func cardOf(text string) (number int, rest string) {
	first, rest, _ := strings.Cut(text, "\n")
	number, err := strconv.Atoi(strings.TrimRight(strings.TrimSpace(first), ".)"))
	if err != nil {
		return 0, ""
	}
	return number, strings.TrimSpace(rest)
}

// card adds the lines of a cell, the first below the number with it as its label.
func (f *Flattener) card(c page.Cell, number int) {
	from := len(f.Lines)
	for _, b := range c.Blocks {
		f.Add(b)
	}
	added := append([]line.Line(nil), f.Lines[from:]...)
	f.Lines = f.Lines[:from]
	numbered, labelled := false, false
	for _, l := range added {
		switch {
		case l.Kind == line.TextLine && l.Text == "" && !labelled:
		case !numbered:
			numbered = true
		case !labelled && l.Kind == line.TextLine:
			l.Gap, labelled = true, true
			l.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "cards"}
			f.Lines = append(f.Lines, l)
		default:
			f.Lines = append(f.Lines, l)
		}
	}
}
