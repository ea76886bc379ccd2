package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// FieldHeads numbers the questions of a file that heads its fields, "Question" over
// what is asked and "Options" over the choices, and leaves those heads out. Each
// question must have both, in turns.
func (r *Reader) FieldHeads(lines []line.Line) []line.Line {
	asks, offers := map[int]bool{}, map[int]bool{}
	open := -1
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, lexicon.HeadingLimit) {
			continue
		}
		c, ok := r.Vocabulary.Is(strings.Trim(l.Text, "*# :"), lexicon.QuestionWord, lexicon.ChoicesWord)
		switch {
		case !ok:
		case c == lexicon.QuestionWord && open < 0:
			open, asks[i] = i, true
		case c == lexicon.ChoicesWord && open >= 0 && i > open+1:
			open, offers[i] = -1, true
		default:
			return lines
		}
	}
	if len(asks) == 0 || open >= 0 {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	n := 0
	for i, l := range lines {
		switch {
		case asks[i] || offers[i]:
		case asks[i-1] && l.Kind == line.TextLine && l.Label == nil:
			n++
			number := lexicon.DecimalText(n)
			l.Label = &page.Label{Text: number + ".", Format: page.Decimal, Number: n, List: "fields"}
			l.Gap = true
			out = append(out, l)
		default:
			out = append(out, l)
		}
	}
	return out
}
