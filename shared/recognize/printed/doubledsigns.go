package printed

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of choices that carry a number and a letter.
const (
	leastDoubled  = 3 // choices of a question
	leastDoubling = 2 // such questions: one alone may be a list of answers, "1. a", "2. b"
)

// DoubledSigns takes the numbers off choices that are counted by an editor in front of
// the letters that were typed: "1. a) Rome", "2. b) Oslo", "3. c) Lima".
func DoubledSigns(lines []line.Line) []line.Line {
	var found []int
	runs, next := 0, 1
	for i, l := range lines {
		n := doubledAt(l)
		if n == 0 {
			if l.Text != "" {
				next = 1
			}
			continue
		}
		if n == 1 {
			next = 1
		}
		if n != next {
			next = 1
			continue
		}
		if next++; n == leastDoubled {
			runs++
		}
		found = append(found, i)
	}
	if runs < leastDoubling {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range found {
		if l := &out[i]; l.Label != nil {
			l.Label = nil
		} else {
			q, _ := l.NumberLabel()
			*l = l.From(q.End)
		}
	}
	return out
}

// doubledAt is the number of a line whose number and letter say the same, 0 for others.
func doubledAt(l line.Line) int {
	if l.Kind != line.TextLine || l.Text == "" {
		return 0
	}
	text, number := l.Text, 0
	switch {
	case l.Label == nil && lexicon.IsDigit(text[0]):
		q, ok := l.NumberLabel()
		if !ok || q.Kind != line.PlainNumber {
			return 0
		}
		text, number = text[q.End:], q.Number
	case l.Label != nil && l.Label.Format == page.Decimal:
		number = l.Label.Number
	default:
		return 0
	}
	c, ok := line.ChoiceLabelOf(text)
	if !ok || c.Kind != lexicon.LetterLabel || len(c.Sign) != 1 || int(c.Sign[0]-'a')+1 != number {
		return 0
	}
	return number
}
