package printed

import (
	"slices"

	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// countedKind is the title of a part of a test that says how many questions of which kind stand
// below, as programs for cards print it: "5 Written questions".
var countedKind = pattern.Guarded(pattern.EndsWith("sSnN", ""), `(?i)^(\d{1,3})\s+(?:written|matching|multiple choice|true/false|short answer|essay|fill in the blank)\s+questions?$`)

// leastCountedKinds is how many such titles tell what they are.
const leastCountedKinds = 2

// CountedKinds takes the number off such titles, where as many numbers count on
// below most of them.
func CountedKinds(lines []line.Line) []line.Line {
	var at []int
	for i := range lines {
		if l := &lines[i]; l.Kind == line.TextLine && l.Label == nil && countedKind.MatchString(l.Text) {
			at = append(at, i)
		}
	}
	if len(at) < leastCountedKinds {
		return lines
	}
	out, counted := slices.Clone(lines), 0
	for k, i := range at {
		end := len(lines)
		if k+1 < len(at) {
			end = at[k+1]
		}
		last := 0
		for _, l := range lines[i+1 : end] {
			if firstNumber(l) == last+1 {
				last++
			}
		}
		m := countedKind.FindStringSubmatchIndex(lines[i].Text)
		if last == line.LastNumber(lines[i].Text[m[2]:m[3]]) {
			counted++
		}
		out[i] = lines[i].From(m[3] + 1)
		out[i].Gap = true
	}
	if counted*3 < len(at)*2 {
		return lines
	}
	return out
}
