package draft

import (
	"slices"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastPartChoices is how many choices a part has at least that does not ask.
const leastPartChoices = 3

// PartChoices gives parts called by small letters the choices with capital ones that
// stand under what they ask, "(c) Which of these is a sea? A. ... B. ...". Other parts
// of the same question may have none.
func (r *Reader) PartChoices(ds []Draft) []Draft {
	for i := range ds {
		if d := &ds[i]; d.Part && !d.Truth && d.Room == 0 && len(d.Choices) == 0 && lowerPart.MatchString(d.Label.Text) {
			r.takeCapitals(d)
		}
	}
	return ds
}

// takeCapitals takes the choices of a part out of the lines behind its first.
func (r *Reader) takeCapitals(d *Draft) {
	lines := slices.Concat(d.Stem, d.Trailing)
	from := slices.IndexFunc(lines, func(l line.Line) bool { return isCapital(l, 0) })
	if from < 1 || from > len(d.Stem) {
		return
	}
	var choices []Choice
	for _, l := range lines[from:] {
		switch n := len(choices); {
		case isCapital(l, n):
			c, _ := l.ChoiceLabel()
			choices = append(choices, Choice{Label: c, Lines: []line.Line{l.From(c.End)}})
		case l.Kind != line.TextLine || l.Gap:
			return // more than choices stands here
		default:
			choices[n-1].Lines = append(choices[n-1].Lines, l)
		}
	}
	asked := Draft{Stem: lines[:from]}
	if len(choices) < 2 || len(choices) < leastPartChoices && !flatten.EndsAsking(asked.StemText()) {
		return
	}
	d.Stem, d.Trailing, d.Choices = lines[:from:from], nil, choices
}

// isCapital reports whether a line begins with the nth capital letter as a label, from 0.
func isCapital(l line.Line, n int) bool {
	c, ok := l.ChoiceLabel()
	return ok && l.Kind == line.TextLine && c.Kind == lexicon.LetterLabel && c.Upper && n < lexicon.MaxChoices && c.Sign == string(rune('a'+n)) && c.End < len(l.Text)
}
