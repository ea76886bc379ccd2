package recognize

import (
	"slices"

	"formwright/shared/recognize/pattern"
)

var (
	// assertionStem is an assertion and a reason to be judged together.
	assertionStem = pattern.New(`(?is)\bassertion\b.{0,12}[:)–—-].*\breason\b`)
	// assertionChoice is how they are judged: "A is true but R is false."
	assertionChoice = pattern.New(`(?i)\b(?:assertion|a)\b.*\b(?:reason|r)\b`)
)

// leastAssertionChoices is how many ways of judging a list has.
const leastAssertionChoices = 3

// shareAssertions gives assertions and reasons without choices the list that stands
// once over the first of them, with what introduces it.
func shareAssertions(ds []draft) []draft {
	var list []draftChoice
	out := ds[:0:len(ds)]
	var lead []line
	for i, d := range ds {
		asserts := assertionStem.MatchString(d.stemText())
		switch {
		case judgesAssertions(d.choices):
			list = d.choices
			if !d.labelled && i+1 < len(ds) && len(ds[i+1].choices) == 0 && assertionStem.MatchString(ds[i+1].stemText()) {
				lead = append(d.prelude, d.stem...)
				continue
			}
		case asserts && len(d.choices) == 0 && list != nil:
			d.choices = slices.Clone(list)
		}
		d.prelude, lead = append(lead, d.prelude...), nil
		out = append(out, d)
	}
	return out
}

// judgesAssertions reports whether choices say what is true of an assertion and a
// reason.
func judgesAssertions(choices []draftChoice) bool {
	n := 0
	for _, c := range choices {
		if assertionChoice.MatchString(c.text()) {
			n++
		}
	}
	return n >= leastAssertionChoices && n >= len(choices)-1
}
