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

// letterHeads reads choices that stand under their letters, "A | B | C" over a
// row of words.
func (f *flattener) letterHeads(t page.Table) bool {
	if len(t.Rows) != 2 || len(t.Rows[0].Cells) < 3 || len(t.Rows[1].Cells) != len(t.Rows[0].Cells) {
		return false
	}
	heads, under := cellLines(t.Rows[0]), cellLines(t.Rows[1])
	last, worded := "", false
	for i, h := range heads {
		c, ok := bareChoice(h.text)
		if !ok || c.kind != letterLabel || under[i].empty() || i == 0 && c.sign != "a" || i > 0 && !follows(last, c.sign, words().letters, false) {
			return false
		}
		last = c.sign
		if _, letter := bareChoice(under[i].text); !letter {
			worded = true
		}
	}
	if !worded { // a key
		return false
	}
	for i, h := range heads {
		f.push(newLine(under[i], append([]page.Run{{Text: strings.TrimRight(h.text, ".)") + ") "}}, under[i].runs...)))
	}
	return true
}
