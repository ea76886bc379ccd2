package draft

import (
	"slices"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// askedAhead is how many lines of a stem ask something of their own before the order for
// the lines below; 0 for none.
func askedAhead(stem []line.Line) int {
	for i := len(stem) - 2; i >= 0; i-- {
		if flatten.EndsAsking(stem[i].Text) {
			return i + 1
		}
	}
	return 0
}

// leadsToAsks reports whether a stem that asks nothing itself is a story that every one
// of its lettered lines asks something about: "... How long does it take if" over "a.
// with one pump?".
func (d Draft) leadsToAsks() bool {
	return len(d.Stem) > 0 && !lexicon.HasQuestionMark(d.StemText()) && !slices.ContainsFunc(d.Choices, func(c Choice) bool { return !flatten.EndsAsking(c.Text()) })
}
