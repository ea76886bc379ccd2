package recognize

import "formwright/shared/recognize/pattern"

// starredNumber is a number with the star that tells tasks for the quick, or of more
// weight: "4*. Find all values".
var starredNumber = pattern.Guarded(pattern.BeginsWith("0123456789"), `^(\d{1,2})\s?(\*{1,2})\s?[.)]\s*\S`)

// starredNumbers takes the stars off numbers, where others stand without.
func starredNumbers(lines []line) []line {
	var at []int
	plain := 0
	for i, l := range lines {
		if l.kind != textLine || l.label != nil {
			continue
		}
		if starredNumber.MatchString(l.text) {
			at = append(at, i)
		} else if _, ok := numberLabel(l.text); ok {
			plain++
		}
	}
	if len(at) == 0 || plain < len(at) {
		return lines
	}
	out := append([]line(nil), lines...)
	for _, i := range at {
		l := lines[i]
		m := starredNumber.FindStringSubmatchIndex(l.text)
		runs := append(sliceRuns(l.runs, 0, m[3]), sliceRuns(l.runs, m[5], len(l.text))...)
		out[i] = newLine(l, runs)
	}
	return out
}
