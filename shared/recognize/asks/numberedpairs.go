package asks

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Bounds of a list of numbered questions with the answer of each on the line below.
const (
	leastNumbered = 10 // questions
	mostTitles    = 2  // lines before the first
)

// bareSigns are numbers or letters alone: "3", "A, d, e".
var bareSigns = pattern.New(`^[0-9A-Za-z]{1,3}(?:\s*,\s*[0-9A-Za-z]{1,3})*$`)

// NumberedPairs reads a document of numbered questions that has one line under each
// of them and nothing else: its answer. A stem may break off there; nearly half of
// them have to ask, and lines that go on with a sentence are no answers.
func (r *Reader) NumberedPairs(lines []line.Line) []line.Line {
	answers := map[int]bool{}
	distinct := map[string]bool{}
	number, asked, size, broken := 0, 0, 0, 0
	stem := -1 // the question that waits for its answer
	for i, l := range lines {
		if l.Text == "" && l.Kind == line.TextLine {
			continue
		}
		if l.Kind != line.TextLine || l.Label != nil || l.Style().Heading > 0 {
			return lines
		}
		q, ok := l.QuestionLabelTyped()
		switch {
		case ok && q.Number == number+1 && stem < 0:
			number, stem = q.Number, i
			if s := strings.TrimRight(l.Text, " "); flatten.EndsAsking(s) || strings.HasSuffix(s, ":") || strings.HasSuffix(s, "：") || flatten.HasBlank(l) {
				asked++
			}
		case number == 0 && i < mostTitles && !ok:
		case stem < 0 || !bareSigns.MatchString(l.Text) && r.startsLabelled(l) || flatten.EndsAsking(l.Text) || flatten.HasBlank(l) || r.ordersAlone(l) || utf8.RuneCountInString(l.Text) > pairAnswer:
			return lines
		default:
			if first, _ := utf8.DecodeRuneInString(l.Text); unicode.IsLower(first) {
				broken++
			}
			answers[i], stem = true, -1
			distinct[lexicon.Fold(l.Text)] = true
			size += utf8.RuneCountInString(l.Text)
		}
	}
	n := len(answers)
	if n < leastNumbered || stem >= 0 || asked*5 < n*2 || broken*10 > n || size > pairAverage*n || len(distinct)*2 < n {
		return lines
	}
	out := make([]line.Line, len(lines))
	for i, l := range lines {
		if out[i] = l; answers[i] {
			out[i] = flatten.Answering(l)
		}
	}
	return out
}
