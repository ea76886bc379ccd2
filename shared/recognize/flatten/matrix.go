package flatten

import (
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
)

// isMatrix reports whether a table gives values for the letters of its rows and of its
// head, as the costs of ways from each of several places to each of others do.
func isMatrix(t page.Table) bool {
	heads := 0
	for _, c := range t.Rows[0].Cells[1:] {
		if _, ok := bareChoice(CellText(c)); ok {
			heads++
		}
	}
	if heads < 2 {
		return false
	}
	for _, row := range t.Rows[1:] {
		for _, c := range row.Cells[min(1, len(row.Cells)):] {
			if s := CellText(c); s != "" && !lexicon.IsNumber(s) {
				return false
			}
		}
	}
	return true
}
