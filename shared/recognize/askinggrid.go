package recognize

import "formwright/shared/page"

// Bounds of a table whose every cell is a question.
const (
	leastGridAsks    = 8
	leastColumnAsks  = 3
	leastGridColumns = 2 // that ask
)

// askingGrid reads a table with a question in every cell, a column for each
// subject: half of all cells ask at least, and several columns do. Rows of which
// no cell asks are titles.
func (f *flattener) askingGrid(t page.Table) bool {
	asks, cells := 0, 0
	columns := map[int]int{}
	rows := make([][]line, 0, len(t.Rows))
	for _, row := range t.Rows {
		rows = append(rows, cellLines(row))
		for i, c := range rows[len(rows)-1] {
			if c.kind != textLine || c.text == "" {
				continue
			}
			if cells++; hasQuestionMark(c.text) {
				asks++
				columns[i]++
			}
		}
	}
	wide := 0
	for _, n := range columns {
		if n >= leastColumnAsks {
			wide++
		}
	}
	if asks < leastGridAsks || wide < leastGridColumns || asks*2 < cells {
		return false
	}
	number := 0
	for _, row := range rows {
		filled := gridCells(row)
		if !askingCell(filled) {
			if len(filled) == 1 {
				f.push(filled[0])
			}
			continue
		}
		for _, c := range filled {
			number++
			c.label = &page.Label{Text: decimalText(number) + ".", Format: page.Decimal, Number: number, List: "grid"}
			f.push(c)
		}
	}
	return true
}

func gridCells(row []line) []line {
	var out []line
	for _, c := range row {
		if c.kind == textLine && c.text != "" {
			out = append(out, c)
		}
	}
	return out
}

func askingCell(cells []line) bool {
	for _, c := range cells {
		if hasQuestionMark(c.text) {
			return true
		}
	}
	return false
}
