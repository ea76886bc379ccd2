package printed

import (
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// gapVerdict is a gap at the end of a statement that was filled in with a verdict and
// the word that would make it right: "... in spring. _____(False) winter____".
var gapVerdict = pattern.New(`_{3,}\s*\(?(\pL{1,10})\)?\s+([^\s_(][^_]{0,60}?)\s*_{3,}$`)

// leastGapVerdicts is how many statements of a test have such a gap at least.
const leastGapVerdicts = 2

// GapVerdicts writes the verdict in the gap of a modified true/false statement as its
// answer, and the word behind it as what explains it.
func (r *Reader) GapVerdicts(lines []line.Line) []line.Line {
	at := map[int][]int{}
	for i, l := range lines {
		if l.Kind != line.TextLine || !l.May(gapVerdict) {
			continue
		}
		m := gapVerdict.FindStringSubmatchIndex(l.Text)
		if m == nil {
			continue
		}
		if _, ok := r.TruthOf(l.Text[m[2]:m[3]], false); ok {
			at[i] = m
		}
	}
	if len(at) < leastGapVerdicts {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+2*len(at))
	for i, l := range lines {
		m := at[i]
		if m == nil {
			out = append(out, l)
			continue
		}
		if m[0] > 0 {
			out = append(out, l.Cut(0, m[0]))
		}
		out = append(out, flatten.Answering(l.Cut(m[2], m[3])))
		out = append(out, flatten.Explaining(l.Cut(m[4], m[5])))
	}
	return out
}
