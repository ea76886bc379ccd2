package flatten

import (
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastAnsweredRows is how many questions a table of questions and answers has.
const leastAnsweredRows = 2

// answeredRows reads a table of what is asked and its answers under a head that
// says so, "Question | Answer". Another subject may stand over the questions, and
// the head come again with each; then most of them must ask, as they must where all
// answers are left to be filled in.
func (f *Flattener) answeredRows(t page.Table) bool {
	known := lexicon.ColumnRoles()
	answers := func(l line.Line) bool {
		r := lexicon.RoleOf(l.Text, known)
		return l.Kind == line.TextLine && (r == lexicon.AnswerRole || r == lexicon.CorrectRole)
	}
	var pairs [][2]line.Line
	heads, asks, answered, named := 0, 0, 0, false
	for _, row := range t.Rows {
		asked, answer, ok := answeredRow(row)
		switch {
		case !ok:
		case answers(answer) && !lexicon.IsLonger(asked.Text, lexicon.HeadingLimit) && !lexicon.HasQuestionMark(asked.Text):
			heads++
			named = named || lexicon.RoleOf(asked.Text, known) == lexicon.StemRole
		default:
			pairs = append(pairs, [2]line.Line{asked, answer})
			if lexicon.HasQuestionMark(asked.Text) {
				asks++
			}
			if answer.Text != "" {
				answered++
			}
		}
	}
	open := answered == 0 && named && !f.underQuestion() // a sheet to fill in
	if heads == 0 || len(pairs) < leastAnsweredRows || answered*2 < len(pairs) && !open || (!named || open) && asks*2 < len(pairs) {
		return false
	}
	for i, p := range pairs {
		f.gap = true
		f.push(RowLabelled(p[0], i+1, false))
		if p[1].Text != "" {
			f.column("Answer: "+strings.ReplaceAll(p[1].Text, "\n", " "), p[1].Pos())
		}
	}
	return true
}

// answeredRow is what a row asks and answers: two cells, of which the second may be
// empty, behind one that numbers it or several rows.
func answeredRow(row page.Row) (asked, answer line.Line, ok bool) {
	cells := CellLines(row)
	if len(cells) > 1 && (row.Cells[0].RowSpan > 1 || len(cells) == 3) && !strings.ContainsFunc(cells[0].Text, unicode.IsLetter) {
		cells = cells[1:]
	}
	if len(cells) != 2 || cells[0].Kind != line.TextLine || cells[0].Text == "" || cells[1].Kind != line.TextLine {
		return line.Line{}, line.Line{}, false
	}
	return cells[0], cells[1], true
}
