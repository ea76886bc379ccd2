package printed

import (
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// starredNumber is a number with the star that tells tasks for the quick, or of more
// weight: "4*. Find all values".
var starredNumber = pattern.Guarded(pattern.BeginsWith("0123456789"), `^(\d{1,2})\s?(\*{1,2})\s?[.)]\s*\S`)

// StarredNumbers takes the stars off numbers, where others stand without.
func StarredNumbers(lines []line.Line) []line.Line {
	var at []int
	plain := 0
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		if starredNumber.MatchString(l.Text) {
			at = append(at, i)
		} else if _, ok := l.NumberLabel(); ok {
			plain++
		}
	}
	if len(at) == 0 || plain < len(at) {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for _, i := range at {
		l := lines[i]
		m := starredNumber.FindStringSubmatchIndex(l.Text)
		runs := append(line.SliceRuns(l.Runs, 0, m[3]), line.SliceRuns(l.Runs, m[5], len(l.Text))...)
		out[i] = line.NewLine(l, runs)
	}
	return out
}
