package rewrite

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// fieldRoom is a line that is the name of one thing with room for it.
var fieldRoom = pattern.New(`^([^_…:：?]{2,40}?)\s*\*?\s*[:：]?\s*(?:_{4,}|…{2,}|\.{4,})\s*$`)

// leastFieldLines is how many such lines stand over the first question.
const leastFieldLines = 2

// isFieldLine reports whether a line has room for one thing that a form asks of whoever
// fills it in: "E-mail: ______".
func (r *Reader) isFieldLine(l line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil {
		return false
	}
	m := fieldRoom.FindStringSubmatch(l.Text)
	if m == nil {
		return false
	}
	if r.AccountFields[lexicon.Fold(m[1])] {
		return true
	}
	c, end := r.Vocabulary.Find(lexicon.NewHead(m[1]), lexicon.NoiseWord)
	return c != lexicon.NoClass && end == len(m[1])
}

// fieldLines is how many of the lines over the first question are such.
func (r *Reader) fieldLines(head []line.Line) int {
	n := 0
	for _, l := range head {
		if r.isFieldLine(l) {
			n++
		}
	}
	return n
}
