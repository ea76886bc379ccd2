package layout

import (
	"strings"

	"formwright/shared/page"
)

// mendSplit puts the two parts of a row together that a page break cut through:
// the first of the rows on the next page goes on with the last one before.
func mendSplit(before, after []page.Row) []page.Row {
	if len(before) == 0 || len(after) == 0 || !isRest(before, after) {
		return append(before, after...)
	}
	last := &before[len(before)-1]
	for i, c := range after[0].Cells {
		last.Cells[i].Blocks = joinedCell(last.Cells[i].Blocks, c.Blocks)
	}
	return append(before, after[1:]...)
}

// isRest reports whether the first row of a page is the rest of a row: it has
// nothing in its first cell, as few have, or all its cells begin within a sentence although
// rows do not begin so.
func isRest(before, after []page.Row) bool {
	last, next := before[len(before)-1], after[0]
	if len(last.Cells) != len(next.Cells) || len(next.Cells) < 2 || cellPlain(last.Cells[0]) == "" {
		return false
	}
	bare, small, filled := 0, 0, 0
	for _, r := range append(before[:len(before):len(before)], after[1:]...) {
		switch first := cellPlain(r.Cells[0]); {
		case first == "":
			bare++
		case startsLower(first):
			small++
		}
	}
	for i, c := range next.Cells {
		switch text := cellPlain(c); {
		case c.ColSpan != last.Cells[i].ColSpan || c.RowSpan > 1 || last.Cells[i].RowSpan > 1:
			return false
		case text != "":
			filled++
			if cellPlain(last.Cells[i]) == "" {
				return false
			}
			if cellPlain(next.Cells[0]) != "" && (!startsLower(text) || labelOf(text).kind != noLabel) {
				return false
			}
		}
	}
	if cellPlain(next.Cells[0]) == "" {
		return filled > 0 && bare*10 <= len(before)
	}
	return small*4 <= len(before)
}

// cellPlain is the text of a cell; a cell that shows something else has some too.
func cellPlain(c page.Cell) string {
	var b strings.Builder
	for _, block := range c.Blocks {
		p, ok := block.(page.Paragraph)
		if !ok {
			return "-"
		}
		b.WriteString(p.Text())
		b.WriteByte(' ')
	}
	return strings.TrimSpace(b.String())
}

// joinedCell lets the text of a cell go on with its rest on the next page.
func joinedCell(a, b []page.Block) []page.Block {
	if len(a) == 0 || len(b) == 0 {
		return append(a, b...)
	}
	last, ok1 := a[len(a)-1].(page.Paragraph)
	next, ok2 := b[0].(page.Paragraph)
	if !ok1 || !ok2 || labelOf(next.Text()).kind != noLabel || isFinal(last.Text()) && startsUpper(next.Text()) {
		return append(a, b...)
	}
	last.Runs = append(append(last.Runs[:len(last.Runs):len(last.Runs)], page.Run{Text: " "}), next.Runs...)
	return append(append(a[:len(a)-1:len(a)-1], last), b[1:]...)
}
