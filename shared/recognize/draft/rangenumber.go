package draft

import (
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
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

// beforeNextRange is the place in the lines of a question of one that says what to do with
// those from the next one on: "Directions (Q. 6 - 10): Rearrange the sentences below"; 0 for
// none. What stands under it, lettered or not, is no part of this question.
func beforeNextRange(ts []Token) int {
	if len(ts) == 0 || ts[0].question.Number == 0 {
		return 0
	}
	for i, t := range ts[1:] {
		if t.Kind == line.TextLine && t.Label == nil && rewrite.FirstOfRange(t.Text) == ts[0].question.Number+1 {
			return i + 1
		}
	}
	return 0
}
