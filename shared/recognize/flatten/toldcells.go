package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastToldRows is how many rows a table has whose last column answers them.
const leastToldRows = 2

// toldCells names the answers and points of a table without heads that has a question
// in each row, its choices in cells with letters: "1 | Capital of Norway? | a) Rome |
// b) Oslo | Oslo | 2". In every row the cell behind the choices is the text or the
// letter of one of them.
func toldCells(t page.Table) page.Table {
	if len(t.Rows) < leastToldRows {
		return t
	}
	rows := make([]page.Row, len(t.Rows))
	for i, row := range t.Rows {
		end, ok := toldCell(row)
		if !ok || len(row.Cells) != len(t.Rows[0].Cells) {
			return t
		}
		cells := append([]page.Cell(nil), row.Cells...)
		cells[end] = namedCell(cells[end], "Answer: ")
		if end+1 < len(cells) {
			cells[end+1] = namedCell(cells[end+1], "Points: ")
		}
		rows[i].Cells = cells
	}
	t.Rows = rows
	return t
}

// toldCell is the place of the cell behind the choices of a row that tells one of them;
// only points may stand behind it.
func toldCell(row page.Row) (at int, ok bool) {
	offered := map[string]bool{}
	choices := 0
	for i, c := range row.Cells {
		text := CellText(c)
		if label, ok := line.ChoiceLabelOf(text); ok && label.Kind == lexicon.LetterLabel && label.End < len(text) {
			offered[lexicon.Fold(strings.TrimSpace(text[label.End:]))] = true
			offered[label.Sign] = true
			choices, at = choices+1, i+1
		}
	}
	if choices < 2 || at >= len(row.Cells) || len(row.Cells) > at+2 || len(row.Cells) == at+2 && paperPoints(CellText(row.Cells[at+1])) == "" {
		return 0, false
	}
	text := CellText(row.Cells[at])
	if c, ok := bareChoice(text); ok && offered[c.Sign] {
		return at, true
	}
	return at, offered[lexicon.Fold(text)]
}

// namedCell puts a word in front of what a cell says.
func namedCell(c page.Cell, word string) page.Cell {
	p, ok := c.Blocks[0].(page.Paragraph)
	if !ok {
		return c
	}
	p.Runs = append([]page.Run{{Text: word}}, p.Runs...)
	c.Blocks = append([]page.Block{p}, c.Blocks[1:]...)
	return c
}
