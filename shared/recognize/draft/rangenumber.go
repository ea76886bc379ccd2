package draft

import (
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/line"
)

// rangeLabel reads the label of a question that counts for several. Its first
// number follows highest, the highest so far, or begins anew.
func rangeLabel(l line.Line, highest int) (line.QuestionLabel, bool) {
	q, ok := answerkey.RangeOfNumbers(l)
	return q, ok && (q.Number == 1 || q.Number == highest+1)
}

// headsRange reports whether the label of token i that counts for several only
// heads them: the first has its own number further down.
func headsRange(ts []Token, i int) bool {
	q := ts[i].question
	for _, t := range ts[i+1:] {
		if n := t.question.Number; t.question.Kind == line.PlainNumber && n > 0 {
			return q.Through > 0 && n >= q.Number && n <= q.Through
		}
	}
	return false
}
