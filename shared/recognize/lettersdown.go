package recognize

import (
	"strings"

	"formwright/shared/page"
)

// lettersDown reports whether the rows of a table are the choices of a question:
// nearly each has a cell with nothing but a letter, from A on, and the words
// behind it. The question may stand in the rows above, and cells that only make
// room may be empty.
func lettersDown(t page.Table) bool {
	rows, letters := 0, 0
	due := ""
	for _, row := range t.Rows {
		texts := filledCells(row)
		if len(texts) == 0 {
			continue
		}
		rows++
		c, ok := bareChoice(texts[0])
		if !ok || c.kind != letterLabel || len(texts) != 2 {
			continue
		}
		if c.sign != "a" && c.sign != due {
			return false
		}
		letters++
		due = string(c.sign[0] + 1)
	}
	return letters >= 2 && letters*3 >= rows*2
}

// filledCells is what the cells of a row say, those that say nothing left out.
func filledCells(row page.Row) []string {
	var out []string
	for _, c := range row.Cells {
		if text := strings.TrimSpace(cellText(c)); text != "" {
			out = append(out, text)
		}
	}
	return out
}
