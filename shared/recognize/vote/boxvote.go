package vote

import (
	"slices"
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// boxVote takes back the ticks of a document that ticks all choices wherever it
// ticks any, more than leastBoxes: they are drawn in a way that looks so, or filled signs
// that only set choices apart, and tell none of them.
func boxVote(ds []draft.Draft) {
	boxes := 0
	for _, d := range ds {
		ticked := 0
		for _, c := range d.Choices {
			if c.Label.Check == page.Checked {
				ticked++
			}
		}
		if ticked > 0 && ticked < len(d.Choices) {
			return
		}
		boxes += ticked
	}
	if boxes <= leastBoxes {
		return
	}
	for _, d := range ds {
		for k, c := range d.Choices {
			if c.Label.Check == page.Checked {
				d.Choices[k].Label.Check = page.Unchecked
			}
		}
	}
}

// leastBoxes is how many boxes may all be ticked and meant.
const leastBoxes = 2

// boxesBehind takes the boxes behind the letters of choices, "a) ☐ Rome", as theirs.
// A box before one of them alone is a sign, or part of its text.
func boxesBehind(ds []draft.Draft) {
	for _, d := range ds {
		boxes := make([]lexicon.ChoiceLabel, len(d.Choices))
		for k, c := range d.Choices {
			box, ok := line.BoxOf(c.Lines[0].Text)
			if !ok || c.Label.Kind == lexicon.BoxLabel || strings.ContainsAny(box.Text, "[(") && !opensOffer(box.Text, c.Lines[0].Text[box.End:]) {
				boxes = nil
				break
			}
			boxes[k] = box
		}
		for k, box := range boxes {
			c := &d.Choices[k]
			c.Lines = draft.ReplaceLine(c.Lines, 0, c.Lines[0].From(box.End))
			c.Label.Check = box.Check
		}
	}
}

// lettersInBoxes takes the letters behind the boxes of choices, "☐ A. Rome", as
// their labels where they run from the first letter on.
func (r *Reader) lettersInBoxes(ds []draft.Draft) {
	for _, d := range ds {
		labels := make([]lexicon.ChoiceLabel, len(d.Choices))
		for k, c := range d.Choices {
			l, ok := lexicon.SignLabel(c.Lines[0].Text)
			if c.Label.Kind != lexicon.BoxLabel || !ok || l.Kind != lexicon.LetterLabel || l.End >= len(c.Lines[0].Text) || !r.isNth(l.Sign, k+1) {
				labels = nil
				break
			}
			l.Check = c.Label.Check
			labels[k] = l
		}
		for k, l := range labels {
			c := &d.Choices[k]
			c.Lines = draft.ReplaceLine(c.Lines, 0, c.Lines[0].From(l.End))
			c.Label = l
		}
	}
}

// isNth reports whether a sign is the nth letter of some alphabet.
func (r *Reader) isNth(sign string, n int) bool {
	return slices.ContainsFunc(r.Letters, func(alphabet []string) bool { return lexicon.Place(sign, alphabet) == n })
}

// opensOffer reports whether a text begins with a letter, or behind room for a cross
// with a number: brackets in front of it are a box, and no part of a program.
func opensOffer(box, text string) bool {
	first := rewrite.FirstRune(text)
	return unicode.IsLetter(first) || unicode.IsDigit(first) && len(box) > len("()")
}
