package recognize

import (
	"slices"

	"formwright/shared/page"
)

// leastHeads is how many headings must be followed by a list of one entry.
const leastHeads = 3

// withoutListedStems drops the automatic "1." of stems under headings that count
// already: systems for courses print "QUESTION 7" and under it the question as a
// list of its own.
func (r *recognizer) withoutListedStems(lines []line) []line {
	v := r.vocabulary
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
	out := append([]line(nil), lines...)
	for i := range lines {
		if i > 0 && isHead(lines[i-1], v) && beginsList(lines[i]) {
			out[i].label = nil
		}
	}
	return out
}

// isHead reports whether a line is the word for a question with its number, and
// nothing else.
func isHead(l line, v vocabulary) bool {
	if l.kind != textLine || l.label != nil || len(l.text) > headLength {
		return false
	}
	q, ok := wordLabel(l.text, l.head, v)
	return ok && q.end == len(l.text)
}

func beginsList(l line) bool {
	return l.kind == textLine && l.label != nil && l.label.Format == page.Decimal && l.label.Number == 1 && l.label.Level == 0
}
