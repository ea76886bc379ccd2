package draft

import (
	"strings"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
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

// rangeBehind is what stands behind the first number of several questions that a line is
// for: "Q.1 – Q.5 carry one mark each".
var rangeBehind = pattern.New(`^\s*(?:-|–|—|to|through|bis|à|al?|até|до|по|do|đến|sampai|s\.d\.)\s*(?:\pL{1,12}\.?\s*)?(\d{1,3})\b`)

// withoutRanges takes the number off lines that say what is to be done with several
// questions, of which the first has its own number further down.
func withoutRanges(ts []Token) {
	for i := range ts {
		q := &ts[i].question
		if q.Kind != line.WordNumber || q.Number == 0 {
			continue
		}
		sign := lexicon.DecimalText(q.Number)
		at := strings.Index(ts[i].Text[:q.End], sign)
		if at < 0 {
			continue
		}
		if m := rangeBehind.FindStringSubmatch(ts[i].Text[at+len(sign):]); m == nil || line.LastNumber(m[1]) <= q.Number {
			continue
		}
		for k := i + 1; k < len(ts) && k <= i+rangeReach; k++ {
			if n := ts[k].question; n.Kind != line.NoNumber {
				if n.Number == q.Number {
					ts[i].question, ts[i].stimulus = line.QuestionLabel{}, true
				}
				break
			}
		}
	}
}

// rangeReach is over how many lines the first question of a range is looked for.
const rangeReach = 60

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
