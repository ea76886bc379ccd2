package flatten

import (
	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// The narrow column of words of such a print-out breaks them: "Selected" over
// "Answer:", "Response [None Given]" over "Feedback:".
var (
	brokenReviewWord = pattern.New(`^(Selected|Correct|Response)(?:\s+(\S.*))?$`)
	reviewWordGoesOn = pattern.New(`^(Answers?|Feedback)\s*:\s*`)
)

// wholeReviewWords puts words together that the column has broken.
func wholeReviewWords(item []line.Line) []line.Line {
	out := make([]line.Line, 0, len(item))
	for i := 0; i < len(item); i++ {
		l := item[i]
		if i+1 == len(item) || l.Kind != line.TextLine || item[i+1].Kind != line.TextLine {
			out = append(out, l)
			continue
		}
		m, next := brokenReviewWord.FindStringSubmatch(l.Text), reviewWordGoesOn.FindStringSubmatch(item[i+1].Text)
		if m == nil || next == nil || reviewWordGoesOn.MatchString(m[2]) || (m[1] == "Response") != (next[1] == "Feedback") {
			out = append(out, l)
			continue
		}
		rest := item[i+1].From(len(next[0]))
		runs := []page.Run{{Text: m[1] + " " + next[1] + ": "}}
		if m[2] != "" {
			runs = append(runs, page.Run{Text: m[2] + " "})
		}
		out = append(out, line.NewLine(l, append(runs, rest.Runs...)))
		i++
	}
	return out
}
