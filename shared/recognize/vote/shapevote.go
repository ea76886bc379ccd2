package vote

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
)

// leastRound is how many questions with round signs tell that square ones mean something else.
const leastRound = 2

// shapeVote takes square boxes before the choices of a question for a sign that several may be
// right, as forms have it, where other questions of the document have round ones.
func shapeVote(ds []draft.Draft) {
	round := 0
	var square []*draft.Draft
	for i := range ds {
		switch d := &ds[i]; {
		case len(d.Choices) < 2:
		case signedBy(d.Choices, "◯○⚪⚫◉●🔘(•)( )(x)(X)(*)(●)(○)"):
			round++
		case signedBy(d.Choices, "☐□◻❏❑☑☒⬜[ ][x][X][✓][✔]"):
			square = append(square, d)
		}
	}
	if round < leastRound || len(square) > 1 && !slices.ContainsFunc(square, func(d *draft.Draft) bool { return ticksOf(d.Choices) != 1 }) {
		return // where each has one tick, they are only set in another way
	}
	for _, d := range square {
		if !d.Single && !draft.IsTruthPair(d.Choices) {
			d.Multiple = true
		}
	}
}

// ticksOf counts the choices whose boxes are ticked.
func ticksOf(choices []draft.Choice) (n int) {
	for i := range choices {
		if choices[i].Label.Check == page.Checked {
			n++
		}
	}
	return n
}

// signedBy reports whether the sign of every choice is one of some.
func signedBy(choices []draft.Choice, signs string) bool {
	for i := range choices {
		l := &choices[i].Label
		if sign := strings.TrimSpace(l.Text); l.Kind != lexicon.BoxLabel && l.Kind != lexicon.BulletLabel || sign == "" || !strings.Contains(signs, sign) {
			return false
		}
	}
	return true
}
