package asks

import (
	"slices"

	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

const (
	leastSequenced   = 2 // statements over sequences
	mostSequenceLead = 2 // lines between them, "The right sequence is:"
	leastSequences   = 3 // to choose from
	mostSequences    = 12
)

var (
	// emptyRoomAhead is the empty brackets in front of a statement.
	emptyRoomAhead = pattern.New(`^[(\[（]\s*[)\]）]\s*\S`)
	// sequence is a choice that is one letter for each statement, "a) V – F – V",
	// "A) TFT"; several may stand on a line.
	sequence = pattern.New(`[(\[]?\p{L}[).\]:-]\s*(\p{L}(?:\s*[,;/–—-]?\s*\p{L}){1,9})[.;]?(?:\s+|$)`)
)

// TruthSequences keeps statements with empty brackets out of the choices where what
// is offered under them are sequences of their truths, "a) V – F – V": they belong
// to the question, and none of them is one.
func TruthSequences(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as there are none
	for i := 0; i < len(lines); i++ {
		end := i
		for rooms := 0; end < len(lines) && lines[end].Kind == line.TextLine; end++ {
			if emptyRoomAhead.MatchString(lines[end].Text) {
				rooms++
			} else if rooms == 0 || sequencesAt(lines, end) {
				break
			} else if end+1 < len(lines) && !emptyRoomAhead.MatchString(lines[end+1].Text) {
				break
			}
		}
		if end-i < leastSequenced || !sequencesBelow(lines, end) {
			i = max(i, end-1)
			continue
		}
		if out == nil {
			out = slices.Clone(lines)
		}
		for k := i; k < end; k++ {
			out[k].Inside, out[k].Open = true, true
		}
		i = end
	}
	if out == nil {
		return lines
	}
	return out
}

// sequencesBelow reports whether sequences stand from line i on, or behind a few
// lines that lead to them.
func sequencesBelow(lines []line.Line, i int) bool {
	for k := i; k <= i+mostSequenceLead && k < len(lines); k++ {
		if sequencesAt(lines, k) {
			return true
		}
	}
	return false
}

// sequencesAt reports whether choices that are sequences begin with line i.
func sequencesAt(lines []line.Line, i int) bool {
	var texts []string
	for ; i < len(lines) && len(texts) < mostSequences; i++ {
		found := sequence.FindAllStringSubmatchIndex(lines[i].Text, -1)
		end := 0
		for _, m := range found {
			if m[0] != end {
				break
			}
			texts, end = append(texts, lines[i].Text[m[2]:m[3]]), m[1]
		}
		if end == 0 || end < len(lines[i].Text) {
			break
		}
	}
	return len(texts) >= leastSequences && rewrite.AreTruthSequences(texts)
}
