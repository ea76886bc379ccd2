package recognize

import (
	"strings"

	"formwright/shared/page"
)

// boxesUnder reads the rows of a table whose only head is a pair of words for
// true and false, where a question without a number stands over it, "Question:
// Which of these ...?". Nothing is said of the rows but that they answer it: they
// are its choices, each with a box.
func (f *flattener) boxesUnder(head []line, rows [][]line, at int) bool {
	if len(head) != 2 || head[1-at].text != "" || !f.underQuestionWord(fold(head[at].text)) {
		return false
	}
	for _, cells := range rows {
		l := cells[1-at]
		if l.text == "" && len(l.runs) == 0 {
			continue
		}
		check := page.Unchecked
		if c, _ := f.vocabulary.is(cells[at].text, trueWord); c != noClass {
			check = page.Checked
		}
		l.label = &page.Label{Text: "☐", Format: page.Bullet, List: "boxes", Check: check}
		f.push(l)
	}
	return true
}

// underQuestionWord reports whether the text right above the table that comes next
// opens with a word for a question and a colon, and asks no judgement of its own.
func (f *flattener) underQuestionWord(pair string) bool {
	yes, no, _ := strings.Cut(pair, "/")
	judging := false
	for i := len(f.lines) - 1; i >= 0 && i >= len(f.lines)-lookBack; i-- {
		l := f.lines[i]
		if l.kind != textLine || l.cell() || l.label != nil {
			return false
		}
		text := fold(l.text)
		judging = judging || strings.Contains(text, strings.TrimSpace(yes)) && strings.Contains(text, strings.TrimSpace(no))
		if c, end := f.vocabulary.find(l.head, questionWord); c != noClass {
			rest := strings.TrimSpace(l.text[end:])
			return strings.HasPrefix(rest, ":") && len(rest) > 1 && !judging
		}
	}
	return false
}
