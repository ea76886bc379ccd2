package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// boxesUnder reads the rows of a table whose only head is a pair of words for
// true and false, where a question without a number stands over it, "Question:
// Which of these ...?". Nothing is said of the rows but that they answer it: they
// are its choices, each with a box.
func (f *Flattener) boxesUnder(head []line.Line, rows [][]line.Line, at int) bool {
	if len(head) != 2 || head[1-at].Text != "" || !f.underQuestionWord(lexicon.Fold(head[at].Text)) {
		return false
	}
	for _, cells := range rows {
		l := cells[1-at]
		if l.Text == "" && len(l.Runs) == 0 {
			continue
		}
		check := page.Unchecked
		if right, _ := f.truth(cells[at].Text); right {
			check = page.Checked
		}
		l.Label = &page.Label{Text: "☐", Format: page.Bullet, List: "boxes", Check: check}
		f.push(l)
	}
	return true
}

// underQuestionWord reports whether the text right above the table that comes next
// opens with a word for a question and a colon, and asks no judgement of its own.
func (f *Flattener) underQuestionWord(pair string) bool {
	yes, no, _ := strings.Cut(pair, "/")
	judging := false
	for i := len(f.Lines) - 1; i >= 0 && i >= len(f.Lines)-lookBack; i-- {
		l := f.Lines[i]
		if l.Kind != line.TextLine || l.Cell() || l.Label != nil {
			return false
		}
		text := l.Folded()
		judging = judging || strings.Contains(text, strings.TrimSpace(yes)) && strings.Contains(text, strings.TrimSpace(no))
		if c, end := f.Vocabulary.Find(l.Head(), lexicon.QuestionWord); c != lexicon.NoClass {
			rest := strings.TrimSpace(l.Text[end:])
			return strings.HasPrefix(rest, ":") && len(rest) > 1 && !judging
		}
	}
	return false
}
