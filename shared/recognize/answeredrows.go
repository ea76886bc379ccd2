package recognize

import (
	"strings"
	"unicode"

	"formwright/shared/page"
)

// leastAnsweredRows is how many questions a table of questions and answers has.
const leastAnsweredRows = 2

// answeredRows reads a table of what is asked and its answers under a head that
// says so, "Question | Answer". Another subject may stand over the questions, and
// the head come again with each; then most of them must ask.
func (f *flattener) answeredRows(t page.Table) bool {
	known := columnRoles()
	answers := func(l line) bool {
		r := roleOf(l.text, known)
		return l.kind == textLine && (r == answerRole || r == correctRole)
	}
	var pairs [][2]line
	heads, asks, answered, named := 0, 0, 0, false
	for _, row := range t.Rows {
		asked, answer, ok := answeredRow(row)
		switch {
		case !ok:
		case answers(answer) && len(asked.text) <= headingLimit && !hasQuestionMark(asked.text):
			heads++
			named = named || roleOf(asked.text, known) == stemRole
		default:
			pairs = append(pairs, [2]line{asked, answer})
			if hasQuestionMark(asked.text) {
				asks++
			}
			if answer.text != "" {
				answered++
			}
		}
	}
	if heads == 0 || len(pairs) < leastAnsweredRows || answered*2 < len(pairs) || !named && asks*2 < len(pairs) {
		return false
	}
	for i, p := range pairs {
		f.gap = true
		f.push(rowLabelled(p[0], i+1, false))
		if p[1].text != "" {
			f.column("Answer: "+strings.ReplaceAll(p[1].text, "\n", " "), p[1].pos())
		}
	}
	return true
}

// answeredRow is what a row asks and answers: two cells, of which the second may be
// empty, behind one that numbers it or several rows.
func answeredRow(row page.Row) (asked, answer line, ok bool) {
	cells := cellLines(row)
	if len(cells) > 1 && (row.Cells[0].RowSpan > 1 || len(cells) == 3) && !strings.ContainsFunc(cells[0].text, unicode.IsLetter) {
		cells = cells[1:]
	}
	if len(cells) != 2 || cells[0].kind != textLine || cells[0].text == "" || cells[1].kind != textLine {
		return line{}, line{}, false
	}
	return cells[0], cells[1], true
}
