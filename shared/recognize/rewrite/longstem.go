package rewrite

import (
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
)

// Bounds of a stem without a label that has swallowed questions before it.
const (
	longStem      = 14 // lines
	swallowedAsks = 3  // lines in it that ask
)

// LastAsked cuts from a long stem without a label the questions before it that
// nothing has shown to be such: the answer behind it is not theirs.
func LastAsked(stem []line.Line) (before, own []line.Line) {
	if len(stem) <= longStem {
		return nil, stem
	}
	at, asking := 0, 0
	for i, l := range stem {
		if l.Kind == line.TextLine && flatten.EndsAsking(l.Text) {
			asking++
			at = i
		}
	}
	if asking <= swallowedAsks || at == 0 {
		return nil, stem
	}
	return stem[:at:at], stem[at:]
}
