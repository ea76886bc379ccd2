package answerkey

import (
	"strings"

	"formwright/shared/recognize/line"
)

// UnderEach reads answers in several points that stand under their questions: the
// same heading, "Answers:", comes right under questions that count on. What is
// numbered under it, up to the next question, asks nothing and is no key.
func (r *Reader) UnderEach(lines []line.Line) []line.Line {
	heads := map[string][]int{}
	for i, l := range lines {
		if i > 0 && strings.HasSuffix(strings.ReplaceAll(l.Text, "：", ":"), ":") && r.numberOf(lines[i-1]) > 0 && r.IsKeyHeading(l) {
			heads[l.Text] = append(heads[l.Text], i)
		}
	}
	var out []line.Line
	for _, at := range heads {
		for k, i := range at {
			n := r.numberOf(lines[i-1])
			if (k+1 == len(at) || r.numberOf(lines[at[k+1]-1]) != n+1) && (k == 0 || r.numberOf(lines[at[k-1]-1]) != n-1) {
				continue
			}
			if out == nil {
				out = append(out, lines...)
			}
			end := len(lines)
			if k+1 < len(at) {
				end = at[k+1] - 1
			}
			r.answerPoints(out[i+1:end], n)
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// answerPoints marks the points of the answer to question n, which count from 1 and
// end where the next question begins.
func (r *Reader) answerPoints(lines []line.Line, n int) {
	last := 0
	for i, l := range lines {
		switch number := r.numberOf(l); {
		case number > 0 && number != last+1, number == n+1 && i > 0 && last == 0, l.Heading():
			return
		case number > 0:
			last = number
		}
		lines[i].Inside = true
	}
}

// numberOf is the number that a line begins with, 0 for none.
func (r *Reader) numberOf(l line.Line) int {
	q, ok := l.QuestionLabel(r.Vocabulary)
	if !ok || q.Kind != line.PlainNumber || l.Kind != line.TextLine {
		return 0
	}
	return q.Number
}
