package draft

import (
	"slices"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of open questions among those with choices that have no number either.
const (
	leastAround = 3 // questions with choices
	mostOpen    = 4 // lines between two of them
)

// loneAsks adds the open questions of a test without numbers: lines that ask, or order to
// explain, each with gaps around it, where nothing else stands between the end of one
// question with choices and the stem of the next. Titles set otherwise than the stems
// ask nothing.
func (r *Reader) loneAsks(ts []Token, starts, ends []int) []int {
	if len(starts) < leastAround || r.Tight {
		return starts
	}
	bold := 0
	for _, s := range starts {
		if ts[s].IsBold() {
			bold++
		}
	}
	var out []int
	for k, s := range starts {
		out = append(out, s)
		next := len(ts)
		if k+1 < len(starts) {
			next = starts[k+1]
		}
		between := ts[ends[k]:next]
		if len(between) == 0 || len(between) > mostOpen || slices.ContainsFunc(between, func(t Token) bool {
			return !line.IsRoom(t.Text) && !r.asksOpenly(t) || t.IsBold() && bold*2 < len(starts)
		}) {
			continue
		}
		for i, t := range between {
			if !line.IsRoom(t.Text) {
				out = append(out, ends[k]+i)
			}
		}
	}
	return out
}

// asksOpenly reports whether a line that stands alone is an open question.
func (r *Reader) asksOpenly(t Token) bool {
	if t.Kind != line.TextLine || !t.Gap || t.Label != nil || t.Style().Heading > 0 || t.Style().Code || t.stimulus || t.note.Class != lexicon.NoClass || t.cue != lexicon.NoClass || t.isChoice() || flatten.CountWords(t.Text, 4) < 4 {
		return false
	}
	return flatten.EndsAsking(t.Text) || r.Essay.Begins(t.Folded()) > 0
}
