package printed

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// bonusTag says behind the number of a question that it is one to gain by, "Question 11
// (Bonus)": it asks nothing.
var bonusTag = pattern.New(`(?i)^\s*[(\[](?:bonus|extra[- ]credit|optional|bonusfrage|zusatzfrage|bonus question|facultatif|facultative|opcional|extra|bonusvraag|bonusfråga|bonusspørgsmål|bonusspørsmål)[)\]][.:]?\s*$`)

// WithoutBonusTags leaves such words out where what the question asks stands below.
func (r *Reader) WithoutBonusTags(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line stays
	for i, l := range lines {
		if i+1 == len(lines) || l.Kind != line.TextLine || lexicon.IsLonger(l.Text, lexicon.HeadingLimit) || lines[i+1].Kind != line.TextLine || lines[i+1].Label != nil {
			continue
		}
		q, ok := l.QuestionLabel(r.Vocabulary)
		if !ok || q.Kind != line.WordNumber || q.Number == 0 || !bonusTag.MatchString(l.Text[q.End:]) {
			continue
		}
		if _, numbered := lines[i+1].QuestionLabel(r.Vocabulary); numbered {
			continue
		}
		if out == nil {
			out = append(out, lines...)
		}
		out[i] = l.Cut(0, q.End)
	}
	if out == nil {
		return lines
	}
	return out
}
