package rewrite

import (
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastDashedAnswers is how many lines have a dash behind the word for an answer.
const leastDashedAnswers = 3

// dashedNumber is a word with a dash and a number behind it, "Ans-12 days".
var dashedNumber = pattern.Guarded(pattern.Holds("-–"), `^\s*(\pL+)\s?\.?\s?[-–]\s?(\d+)?`)

// DashedAnswers gives answers that begin with a figure the colon that others have: "Ans-12
// days" may be the twelfth answer, and is none where other answers have words behind the dash,
// or where the figures do not count the answers.
func (r *Reader) DashedAnswers(lines []line.Line) []line.Line {
	var at []int
	words, last, counts := 0, 0, 0
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		m := dashedNumber.FindStringSubmatchIndex(l.Text)
		if m == nil {
			continue
		}
		if _, ok := r.Vocabulary.Is(l.Text[m[2]:m[3]], lexicon.AnswerWord); !ok {
			continue
		}
		if m[4] < 0 {
			words++
			continue
		}
		n, err := strconv.Atoi(l.Text[m[4]:m[5]])
		if err != nil || strings.HasPrefix(l.Text[m[5]:], ")") || strings.HasPrefix(l.Text[m[5]:], ":") {
			return lines
		}
		if n == last+1 {
			counts++
		}
		last = n
		at = append(at, i)
	}
	if len(at) == 0 || len(at)+words < leastDashedAnswers || counts*2 > len(at) {
		return lines
	}
	for _, i := range at {
		l := lines[i]
		m := dashedNumber.FindStringSubmatchIndex(l.Text)
		lines[i] = line.NewLine(l, append([]page.Run{{Text: l.Text[m[2]:m[3]] + ": "}}, l.Cut(m[4], len(l.Text)).Runs...))
		lines[i].Gap = l.Gap
	}
	return lines
}
