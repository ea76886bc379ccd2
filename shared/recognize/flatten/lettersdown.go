package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
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
		if !ok || c.Kind != lexicon.LetterLabel || len(texts) != 2 {
			continue
		}
		if c.Sign != "a" && c.Sign != due {
			return false
		}
		letters++
		due = string(c.Sign[0] + 1)
	}
	return letters >= 2 && letters*3 >= rows*2
}

// filledCells is what the cells of a row say, those that say nothing left out.
func filledCells(row page.Row) []string {
	var out []string
	for _, c := range row.Cells {
		if text := strings.TrimSpace(CellText(c)); text != "" {
			out = append(out, text)
		}
	}
	return out
}

// letterHeads reads choices that stand under their letters, "A | B | C" over a
// row of words.
func (f *Flattener) letterHeads(t page.Table) bool {
	if len(t.Rows) != 2 || len(t.Rows[0].Cells) < 3 || len(t.Rows[1].Cells) != len(t.Rows[0].Cells) {
		return false
	}
	heads, under := CellLines(t.Rows[0]), CellLines(t.Rows[1])
	last, worded := "", false
	for i, h := range heads {
		c, ok := bareChoice(h.Text)
		if !ok || c.Kind != lexicon.LetterLabel || under[i].Empty() || i == 0 && c.Sign != "a" || i > 0 && !Follows(last, c.Sign, lexicon.Words().Letters, false) {
			return false
		}
		last = c.Sign
		if _, letter := bareChoice(under[i].Text); !letter {
			worded = true
		}
	}
	if !worded { // a key
		return false
	}
	for i, h := range heads {
		f.push(line.NewLine(line.LineAt(under[i].Pos()), append([]page.Run{{Text: strings.TrimRight(h.Text, ".)") + ") "}}, under[i].Runs...)))
	}
	return true
}
