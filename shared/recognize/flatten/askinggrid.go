package flatten

import (
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of a table whose every cell is a question.
const (
	leastGridAsks    = 8
	leastColumnAsks  = 3
	leastGridColumns = 2 // that ask
)

// askingGrid reads a table with a question in every cell, a column for each
// subject: half of all cells ask at least, and several columns do. Rows of which
// no cell asks are titles.
func (f *Flattener) askingGrid(t page.Table) bool {
	asks, cells := 0, 0
	columns := map[int]int{}
	rows := make([][]line.Line, 0, len(t.Rows))
	for _, row := range t.Rows {
		rows = append(rows, CellLines(row))
		for i, c := range rows[len(rows)-1] {
			if c.Kind != line.TextLine || c.Text == "" {
				continue
			}
			if cells++; lexicon.HasQuestionMark(c.Text) {
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
			c.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "grid"}
			f.push(c)
		}
	}
	return true
}

func gridCells(row []line.Line) []line.Line {
	var out []line.Line
	for _, c := range row {
		if c.Kind == line.TextLine && c.Text != "" {
			out = append(out, c)
		}
	}
	return out
}

func askingCell(cells []line.Line) bool {
	for _, c := range cells {
		if lexicon.HasQuestionMark(c.Text) {
			return true
		}
	}
	return false
}
