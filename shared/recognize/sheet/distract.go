package sheet

import (
	"slices"
	"unicode/utf8"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
)

// leastDistracted is how many answers that are none of their choices show that the
// other choices of a bank are all wrong.
const leastDistracted = 3

// offering is what the answer of a row is beside its choices.
type offering int

const (
	offersMore   offering = iota // a choice more
	offersDoubt                  // a number, a sign or a list, which might name some
	offersNaming                 // the name of one of them
)

// distract finds the banks whose answer column holds the right choice itself and whose
// other choices are all wrong: no row's answer is among its choices, but for one in
// twenty where the author erred.
func (b *sheetBank) distract(es []*sheetEntry, alphabet []string) {
	rows, lettered, doubts, named := 0, 0, 0, 0
	for _, e := range es {
		if len(e.answers) == 0 || len(e.draft.Choices) == 0 {
			continue
		}
		if len(e.answers) > 1 {
			return
		}
		rows++
		switch offeringOf(e, alphabet) {
		case offersNaming:
			named++
		case offersDoubt:
			doubts++
		default:
			if byLetter(e, e.answers[0].cell.text, alphabet, 0) != nil {
				lettered++ // "ACD", an acronym in a row or two
			}
		}
	}
	if rows-named-doubts < leastDistracted || lettered*2 > rows || doubts*4 > rows || named*20 > rows {
		return
	}
	for _, e := range es {
		if len(e.answers) == 0 || len(e.draft.Choices) == 0 || offeringOf(e, alphabet) != offersMore {
			continue
		}
		a := e.answers[0].cell
		e.draft.Choices = append([]draft.Choice{{Lines: a.lines}}, e.draft.Choices...)
		e.places = append([]int{0}, e.places...)
		e.titles = append([]string{""}, e.titles...)
		e.right, e.flagged, e.answers = []int{0}, a.lines[0], nil
	}
}

// offeringOf tells what the only answer of a row is beside its choices. Among figures a
// figure is one more of them; a list names a choice by one of its items.
func offeringOf(e *sheetEntry, alphabet []string) offering {
	text := e.answers[0].cell.text
	names := func(s string) bool {
		return draft.ChoiceByText(e.draft, s) >= 0 || draft.ChoiceByStart(e.draft, s) >= 0
	}
	switch items := listItems(text, true); {
	case names(text), draft.ChoiceByStart(e.draft, text) >= 0, byTitle(e, text) >= 0, len(items) > 1 && slices.ContainsFunc(items, names):
		return offersNaming
	case utf8.RuneCountInString(text) < 2, numbersIn(text) != nil, signed.MatchString(text), lexicon.LetterHead.MatchString(text):
		return offersDoubt
	case len(items) > 1 && byLetter(e, items[0], alphabet, 0) != nil:
		return offersDoubt
	}
	return offersMore
}
