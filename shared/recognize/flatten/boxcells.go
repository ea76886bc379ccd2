package flatten

import (
	"strings"

	"formwright/shared/page"
)

// boxesJoined writes the boxes of a column of their own before the choices beside them, "☐ |
// Rome", as they stand where a form was copied: every row has one, and a text.
func boxesJoined(t page.Table) page.Table {
	if len(t.Rows) < 2 {
		return t
	}
	rows := make([]page.Row, len(t.Rows))
	for i, row := range t.Rows {
		if len(row.Cells) != 2 || len(row.Cells[1].Blocks) == 0 || !isBoxCell(CellText(row.Cells[0])) {
			return t
		}
		p, ok := row.Cells[1].Blocks[0].(page.Paragraph)
		if !ok || p.Label != nil || strings.TrimSpace(p.Text()) == "" {
			return t
		}
		p.Runs = append([]page.Run{{Text: strings.TrimSpace(CellText(row.Cells[0])) + " "}}, p.Runs...)
		cell := row.Cells[1]
		cell.Blocks = append([]page.Block{p}, cell.Blocks[1:]...)
		rows[i] = row
		rows[i].Cells = []page.Cell{cell}
	}
	t.Rows = rows
	return t
}

// isBoxCell reports whether a cell holds nothing but a box or a circle, ticked or not.
func isBoxCell(s string) bool {
	switch strings.TrimSpace(s) {
	case "☐", "☑", "☒", "□", "■", "▢", "◻", "◼", "○", "●", "◯", "◉", "⚪", "⚫", "🔘", "( )", "(x)", "(X)", "[ ]", "[x]", "[X]":
		return true
	}
	return false
}
