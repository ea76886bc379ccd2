package recognize

import (
	"slices"
	"strings"
	"unicode"

	"formwright/shared/page"
)

// boxVote takes back the ticks of a document that ticks all choices wherever it
// ticks any, more than leastBoxes: they are drawn in a way that looks so, or filled signs
// that only set choices apart, and tell none of them.
func boxVote(ds []draft) {
	boxes := 0
	for _, d := range ds {
		ticked := 0
		for _, c := range d.choices {
			if c.label.check == page.Checked {
				ticked++
			}
		}
		if ticked > 0 && ticked < len(d.choices) {
			return
		}
		boxes += ticked
	}
	if boxes <= leastBoxes {
		return
	}
	for _, d := range ds {
		for k, c := range d.choices {
			if c.label.check == page.Checked {
				d.choices[k].label.check = page.Unchecked
			}
		}
	}
}

// leastBoxes is how many boxes may all be ticked and meant.
const leastBoxes = 2

// boxesBehind takes the boxes behind the letters of choices, "a) ☐ Rome", as theirs.
// A box before one of them alone is a sign, or part of its text.
func boxesBehind(ds []draft) {
	for _, d := range ds {
		boxes := make([]choiceLabel, len(d.choices))
		for k, c := range d.choices {
			box, ok := boxOf(c.lines[0].text)
			if !ok || c.label.kind == boxLabel || strings.ContainsAny(box.text, "[(") && !opensWord(c.lines[0].text[box.end:]) {
				boxes = nil
				break
			}
			boxes[k] = box
		}
		for k, box := range boxes {
			c := &d.choices[k]
			c.lines = replaceLine(c.lines, 0, c.lines[0].from(box.end))
			c.label.check = box.check
		}
	}
}

// lettersInBoxes takes the letters behind the boxes of choices, "☐ A. Rome", as
// their labels where they run from the first letter on.
func (r *recognizer) lettersInBoxes(ds []draft) {
	for _, d := range ds {
		labels := make([]choiceLabel, len(d.choices))
		for k, c := range d.choices {
			l, ok := signLabel(c.lines[0].text)
			if c.label.kind != boxLabel || !ok || l.kind != letterLabel || l.end >= len(c.lines[0].text) || !r.isNth(l.sign, k+1) {
				labels = nil
				break
			}
			l.check = c.label.check
			labels[k] = l
		}
		for k, l := range labels {
			c := &d.choices[k]
			c.lines = replaceLine(c.lines, 0, c.lines[0].from(l.end))
			c.label = l
		}
	}
}

// isNth reports whether a sign is the nth letter of some alphabet.
func (r *recognizer) isNth(sign string, n int) bool {
	return slices.ContainsFunc(r.letters, func(alphabet []string) bool { return place(sign, alphabet) == n })
}

// opensWord reports whether a text begins with a letter: brackets in front of it
// are a box, and no part of a program.
func opensWord(text string) bool { return unicode.IsLetter(firstRune(text)) }
