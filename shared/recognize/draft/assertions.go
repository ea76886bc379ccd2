package draft

import (
	"slices"

	"formwright/shared/recognize/line"
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

// ShareAssertions gives assertions and reasons without choices the list that stands
// once over the first of them, with what introduces it.
func ShareAssertions(ds []Draft) []Draft {
	if !slices.ContainsFunc(ds, assertsAlone) {
		return ds
	}
	var list []Choice
	out := ds[:0:len(ds)]
	var lead []line.Line
	for i, d := range ds {
		switch {
		case judgesAssertions(d.Choices):
			list = d.Choices
			if !d.Labelled && i+1 < len(ds) && assertsAlone(ds[i+1]) {
				lead = append(d.Prelude, d.Stem...)
				continue
			}
		case list != nil && assertsAlone(d):
			d.Choices = slices.Clone(list)
		}
		d.Prelude, lead = append(lead, d.Prelude...), nil
		out = append(out, d)
	}
	return out
}

// assertsAlone reports whether a question is an assertion and a reason without choices.
func assertsAlone(d Draft) bool {
	return len(d.Choices) == 0 && assertionStem.MatchString(d.StemText())
}

// judgesAssertions reports whether choices say what is true of an assertion and a
// reason.
func judgesAssertions(choices []Choice) bool {
	n := 0
	for _, c := range choices {
		if assertionChoice.MatchString(c.Text()) {
			n++
		}
	}
	return n >= leastAssertionChoices && n >= len(choices)-1
}
