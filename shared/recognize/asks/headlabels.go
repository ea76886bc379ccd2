package asks

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastHeads is how many headings must be followed by a list of one entry.
const leastHeads = 3

// WithoutListedStems drops the automatic "1." of stems under headings that count
// already: systems for courses print "QUESTION 7" and under it the question as a
// list of its own.
func (r *Reader) WithoutListedStems(lines []line.Line) []line.Line {
	v := r.Vocabulary
	if !slices.ContainsFunc(lines, beginsList) {
		return lines
	}
	heads, listed := 0, 0
	for i := range lines {
		if !isHead(lines[i], v) {
			continue
		}
		heads++
		if i+1 < len(lines) && beginsList(lines[i+1]) {
			listed++
		}
	}
	if listed < leastHeads || listed*10 < heads*6 {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for i := range lines {
		if i > 0 && isHead(lines[i-1], v) && beginsList(lines[i]) {
			out[i].Label = nil
		}
	}
	return out
}

// isHead reports whether a line is the word for a question with its number, and
// nothing else.
func isHead(l line.Line, v lexicon.Vocabulary) bool {
	if l.Kind != line.TextLine || l.Label != nil || len(l.Text) > lexicon.HeadLength {
		return false
	}
	q, ok := l.WordLabel(v)
	return ok && q.End == len(l.Text)
}

func beginsList(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label != nil && l.Label.Format == page.Decimal && l.Label.Number == 1 && l.Label.Level == 0 && l.Label.List != line.TaskList
}
