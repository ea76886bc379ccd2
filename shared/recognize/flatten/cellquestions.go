package flatten

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastCellLines is how many lines a cell with a stem and its choices has.
const leastCellLines = 3

// cellQuestions reads a table without heads that has a question in each row: its number
// in the first cell, the stem and its choices as lines of the second, what it is worth
// in a third. The numbers count on, from those of the table before as well, and a third of
// the stems asks where no number goes on.
func (f *Flattener) cellQuestions(t page.Table) bool {
	last, asks := 0, 0
	roles := []lexicon.Role{lexicon.NumberRole, lexicon.StemRole, lexicon.PointsRole}
	for i, row := range t.Rows {
		n, stem, ok := f.cellQuestion(row)
		if !ok || n != last+1 && i > 0 || n == 0 {
			return false
		}
		last = n
		if ClosesStem(stem) || ordersAtFront(stem) {
			asks++
		}
	}
	goesOn := last == f.cellNumber+len(t.Rows) && (f.cellNumber > 0 || last == 1)
	if !goesOn && asks*3 < len(t.Rows) {
		return false
	}
	for _, row := range t.Rows {
		f.paperRow(row, roles[:len(row.Cells)])
	}
	f.cellNumber = last
	return true
}

// cellQuestion is the number and the stem of a row with a question and its choices.
func (f *Flattener) cellQuestion(row page.Row) (number int, stem string, ok bool) {
	if len(row.Cells) < 2 || len(row.Cells) > 3 || len(row.Cells) == 3 && CellText(row.Cells[2]) != "" && paperPoints(CellText(row.Cells[2])) == "" {
		return 0, "", false
	}
	text := CellText(row.Cells[0])
	if text == "" {
		text = cellLabel(row.Cells[0])
	}
	if text == "" {
		return 0, "", false
	}
	label := line.NewLine(line.Line{}, []page.Run{{Text: text + Separator(text) + "x"}})
	q, isNumber := label.QuestionLabel(f.Vocabulary)
	lines := strings.Split(CellText(row.Cells[1]), "\n")
	if !isNumber || q.End < len(label.Text)-1 || len(lines) < leastCellLines || len(lines) > lexicon.MaxChoices+1 || slices.ContainsFunc(lines[1:], EndsAsking) {
		return 0, "", false
	}
	return q.Number, lines[0], true
}
