package draft

import (
	"formwright/shared/recognize/lexicon"
)

// outlines reports whether a labelled line behind an explanation goes on with
// it: the question has its choices already, and the label is of another kind,
// "i)" behind "a)" to "d)".
func outlines(before []Token, next Token) bool {
	if !next.isChoice() || next.note.Class != lexicon.NoClass || next.Gap || next.Heading {
		return false
	}
	n, first := 0, lexicon.ChoiceLabel{}
	for _, t := range before {
		if t.isChoice() {
			if n++; n == 1 {
				first = t.choice
			}
		}
	}
	if n < 2 || first.Kind != lexicon.LetterLabel {
		return false
	}
	switch next.choice.Kind {
	case lexicon.LetterLabel:
		return len(next.choice.Sign) > 1 || next.choice.Sign == "i" && n < 8
	case lexicon.BulletLabel:
		return true
	}
	return false
}
