package draft

import (
	"strings"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastInPart is how many boxes a part has, under a line of its own.
const leastInPart = 2

// boxedParts cuts a question each of whose lettered lines has a row of choices of
// its own, with boxes or in other signs, "(a) Which is the fastest? ☐ ... ☐ ...
// (b) ...", into one draft for each; nil where one has none.
func (r *Reader) boxedParts(d Draft) []Draft {
	if len(d.Choices) < 2 || d.Choices[0].Label.Kind != lexicon.LetterLabel || len(d.Choices[0].Lines) <= leastInPart || d.HasAnswer() {
		return nil
	}
	var out []Draft // hardly any have such rows
	for i, c := range d.Choices {
		part := Draft{Part: true, Labelled: true, Label: line.QuestionLabel{Kind: line.PlainNumber, Text: partLabel(c.Label, i)}}
		lines := c.Lines
		if i+1 == len(d.Choices) { // what stands behind the last is its own
			lines = append(lines[:len(lines):len(lines)], d.Trailing...)
		}
		for _, l := range lines {
			own, ok := l.ChoiceLabel()
			switch last := len(part.Choices) - 1; {
			case ok && goesOnInPart(part.Choices, own) && (own.Kind == lexicon.BoxLabel || r.answersInPart(l.From(own.End).Text)):
				part.Choices = append(part.Choices, Choice{Label: own, Lines: []line.Line{l.From(own.End)}})
			case last >= 0:
				part.Choices[last].Lines = append(part.Choices[last].Lines, l)
			default:
				part.Stem = append(part.Stem, l)
			}
		}
		if len(part.Choices) < leastInPart || len(part.Stem) == 0 || part.Choices[0].Label.Kind != lexicon.BoxLabel && r.Asking.Index(part.FoldedStem()) == 0 && !lexicon.HasQuestionMark(part.StemText()) || len(out) > 0 && out[0].Choices[0].Label.Kind != part.Choices[0].Label.Kind {
			return nil
		}
		out = append(out, part)
	}
	out[0].Shared = d.Stem
	return out
}

// goesOnInPart reports whether a label is the next of the choices of a part: another
// box, the next number, or the next of small Roman numbers.
func goesOnInPart(have []Choice, next lexicon.ChoiceLabel) bool {
	if len(have) > 0 && have[0].Label.Kind != next.Kind {
		return false
	}
	switch next.Kind {
	case lexicon.BoxLabel:
		return true
	case lexicon.DigitLabel:
		return next.Sign == lexicon.DecimalText(len(have)+1)
	case lexicon.LetterLabel:
		romans := strings.Fields(smallRomans)
		return len(have) < len(romans) && next.Sign == romans[len(have)]
	}
	return false
}

// smallRomans number the choices of a part.
const smallRomans = "i ii iii iv v vi"

// answersInPart reports whether a numbered line under a part may be one of its
// choices: it neither asks nor orders anything.
func (r *Reader) answersInPart(text string) bool {
	return text != "" && !asks.IsLong(text) && !line.IsRoom(text) && !r.asksWhole(text) && !r.ordersWhole(text)
}
