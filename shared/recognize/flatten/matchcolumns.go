package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// matchRows are the cells of a table of two lists, without the columns that hold
// nothing and without the letters of the answers, which are told apart, one for each
// row; numbers in a column of their own are those of the first list.
func matchRows(t page.Table) (rows [][]line.Line, answers []string) {
	rows, answers = withoutAnswers(signsJoined(withoutEmptyColumns(t)))
	if len(rows) < 3 {
		return rows, answers
	}
	first, before := 1, 0 // behind the titles
	if lexicon.IsNumber(strings.Trim(rows[0][0].Text, ".) ")) {
		first = 0
	}
	for i, cells := range rows {
		if len(cells) != 3 {
			return rows, answers
		}
		number := line.LastNumber(strings.Trim(cells[0].Text, ".) "))
		switch {
		case i < first || cells[0].Empty() && cells[1].Empty():
		case number == 0 || before > 0 && number != before+1 || !lexicon.IsNumber(strings.Trim(cells[0].Text, ".) ")):
			return rows, answers
		default:
			before = number
		}
	}
	out := make([][]line.Line, len(rows))
	for i, cells := range rows {
		out[i] = []line.Line{cells[1], cells[2]}
		if i >= first && !cells[0].Empty() {
			out[i][0] = labelInto(cells[0], cells[1])
		}
	}
	return out, answers
}

// signsJoined writes the signs of both lists, each in a column of its own, before their
// entries. Columns of signs beside each other in the middle hold answers as well.
func signsJoined(rows [][]line.Line) [][]line.Line {
	if len(rows) < 2 || signColumns(rows, 4, 1, 2) {
		return rows
	}
	out := make([][]line.Line, len(rows))
	for i, cells := range rows {
		if len(cells) != 4 {
			return rows
		}
		out[i] = []line.Line{labelInto(cells[0], cells[1]), labelInto(cells[2], cells[3])}
	}
	return out
}
