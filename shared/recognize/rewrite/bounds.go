package rewrite

import (
	"strings"

	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// boundLine says where a question begins or ends: "Question 4: START".
var boundLine = pattern.Guarded(pattern.EndsWith("nNtTdDpP", ""), `(?i)^(\p{L}[\p{L} ]{0,20}\d{1,4})\s*[:.–-]*\s*(?:(start|begin)|(?:end|stop))$`)

// leastBounds is how often questions must be opened, and closed, before such
// lines are read so.
const leastBounds = 2

// WithoutBounds drops the lines that close a question and the word that opens
// one, where a document sets every question between the two.
func WithoutBounds(lines []line.Line) []line.Line {
	opened, closed := 0, 0
	names := map[string]int{}
	for _, l := range lines {
		if m := boundLine.FindStringSubmatch(l.Text); l.Kind == line.TextLine && m != nil {
			if m[2] != "" {
				opened++
			} else {
				closed++
			}
			names[strings.TrimRight(m[1], " 0123456789")]++
		}
	}
	if opened < leastBounds || closed < leastBounds {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for _, l := range cutAtFields(lines, names) {
		m := boundLine.FindStringSubmatchIndex(l.Text)
		switch {
		case l.Kind != line.TextLine || m == nil:
			out = append(out, l)
		case m[4] >= 0:
			out = append(out, l.Cut(0, m[3]))
		}
	}
	return out
}
