package flatten

import (
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastPlanned is how many questions the plan of a paper counts at the least.
const leastPlanned = 2

// isBlueprint reports whether a table is the plan of a paper, which says of each question
// what it is worth, its level or its topic, but neither asks nor answers: "Question | 1 |
// 2 | 3 | Total" over "Marks | 5 | 10 | 5 | 20", or the same in columns.
func (f *Flattener) isBlueprint(t page.Table) bool {
	if down, ok := turned(t); ok && f.plans(down) {
		return true
	}
	return f.plans(t)
}

// plans reports whether the first row of a table counts questions and the titles of the
// others say that they hold something aside.
func (f *Flattener) plans(t page.Table) bool {
	if len(t.Rows) < 2 || !f.countsQuestions(t.Rows[0].Cells) {
		return false
	}
	for _, row := range t.Rows[1:] {
		if len(row.Cells) != len(t.Rows[0].Cells) || !lexicon.TitlesAside(CellText(row.Cells[0])) {
			return false
		}
	}
	return true
}

// asksInNumber reports whether a line begins with the number of a question.
func (f *Flattener) asksInNumber(l line.Line) bool {
	_, ok := l.QuestionLabel(f.Vocabulary)
	return ok
}

// countsQuestions reports whether cells count from 1 on behind a word for questions, up to
// the end or to one more: the sum. A word that may count other things does not, where a
// question stands right above: it asks about the table.
func (f *Flattener) countsQuestions(cells []page.Cell) bool {
	switch lexicon.RoleOf(CellText(cells[0]), lexicon.ColumnRoles()) {
	case lexicon.StemRole:
	case lexicon.NumberRole, lexicon.LooseStemRole:
		if n := len(f.Lines); n > 0 && !f.gap && f.Lines[n-1].Text != "" && (f.Lines[n-1].Label != nil || f.asksInNumber(f.Lines[n-1])) {
			return false
		}
	default:
		return false
	}
	counted := 0
	for i, c := range cells[1:] {
		text := withoutWorth(strings.TrimLeft(CellText(c), "Qq№# "))
		if n, err := strconv.Atoi(strings.TrimRight(text, ".) ")); err == nil && n == counted+1 {
			counted++
		} else if i+1 < len(cells)-1 || lexicon.IsNumber(text) {
			return false
		}
	}
	return counted >= leastPlanned
}
