package answerkey

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// firstSection is the sign of the first section in front of its answers, with the word
// for one or not: "Part A: b, d", "(I) b d".
var firstSection = pattern.New(`^(?:\p{L}{3,}\s+)?[(\[]?([AI])\s*[)\]:.–-]\s*\S`)

// AnswersSections reports whether the last line of a paper in sections gives answers to
// each of them in a manner that no entry can be told from: "Answers: Part A: b, d, a.
// Part B: T, F". They are not those of the last question.
func (r *Reader) AnswersSections(lines []line.Line, at int) bool {
	l := lines[at]
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, maxRow) {
		return false
	}
	c, end := r.Vocabulary.Find(l.Head(), lexicon.KeyHeading, lexicon.AnswerWord)
	if c == lexicon.NoClass {
		return false
	}
	rest := l.Text[end+len(line.WordTail.FindString(l.Text[end:])):]
	if end < len(l.Text) && strings.HasPrefix(strings.TrimLeft(l.Text[end:], ":： "), "(") {
		rest = strings.TrimLeft(l.Text[end:], ":： ")
	}
	m := firstSection.FindStringSubmatchIndex(rest)
	if m == nil {
		return false
	}
	next := map[string]string{"A": "B", "I": "II"}[rest[m[2]:m[3]]]
	if !strings.Contains(rest[m[3]:], rest[:m[2]]+next+rest[m[3]:m[3]+1]) {
		return false
	}
	for _, below := range lines[at+1:] {
		if !below.Empty() {
			return false
		}
	}
	sections := 0
	for _, above := range lines[:at] {
		if above.Kind == line.TextLine && IsSectionWord(above, r.Vocabulary) {
			sections++
		}
	}
	return sections > 1
}
