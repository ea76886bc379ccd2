package rewrite

import (
	"strings"

	"formwright/shared/recognize/line"
)

// leastScattered is how many lines of nothing but boxes make a figure.
const leastScattered = 6

// WithoutScatter drops the points of a figure that were set as signs of a font
// and look like empty boxes: many lines one under the other hold nothing else, in
// different numbers.
func WithoutScatter(lines []line.Line) []line.Line {
	out := lines[:0:len(lines)]
	for i := 0; i < len(lines); i++ {
		n, counts := 0, map[int]bool{}
		for ; i+n < len(lines) && onlyBoxes(lines[i+n]); n++ {
			counts[strings.Count(lines[i+n].Text, "☐")] = true
		}
		if n >= leastScattered && len(counts) > 2 {
			i += n - 1
			continue
		}
		out = append(out, lines[i])
	}
	return out
}

// onlyBoxes reports whether a line holds empty boxes and nothing else.
func onlyBoxes(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && l.Text != "" && strings.Trim(l.Text, "☐ \t") == ""
}
