package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
)

// withoutSignColumn takes the first column off a table of choices when it only
// holds the signs of right ones: "* | c. | the owners". The sign goes to the
// letter.
func withoutSignColumn(t page.Table) page.Table {
	if len(t.Rows) < 2 {
		return t
	}
	for _, row := range t.Rows {
		if len(row.Cells) < 3 || !isSignCell(CellText(row.Cells[0])) {
			return t
		}
		if c, ok := bareChoice(CellText(row.Cells[1])); !ok || c.Kind != lexicon.LetterLabel {
			return t
		}
	}
	rows := make([]page.Row, len(t.Rows))
	for i, row := range t.Rows {
		cells := append([]page.Cell(nil), row.Cells[1:]...)
		if CellText(row.Cells[0]) != "" {
			letter := page.Paragraph{Runs: []page.Run{{Text: "*" + strings.TrimSpace(CellText(cells[0]))}}}
			cells[0].Blocks = []page.Block{letter}
		}
		rows[i] = row
		rows[i].Cells = cells
	}
	t.Rows = rows
	return t
}

// isSignCell reports whether a cell is empty or holds a sign alone.
func isSignCell(s string) bool {
	switch strings.TrimSpace(s) {
	case "", "*", "**", "✓", "✔", "√", "✅", "→", "=>", "+", "x", "X", "●":
		return true
	}
	return false
}
