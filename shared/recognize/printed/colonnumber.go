package printed

import (
	"strconv"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// spacedNumber reads "Q: 5 What is", a number that may be the first word of the
// question as well.
var spacedNumber = pattern.Guarded(pattern.OpensWith("qQ"), `^[Qq]\s*[:.]\s*(\d{1,3})\s`)

// LeastCounted is how many numbers must count on to be labels.
const LeastCounted = 3

// CountedColons writes "Q: 5 What is" as "Q5. What is" where the numbers of such
// lines count on one by one.
func CountedColons(lines []line.Line) []line.Line {
	found, rising, last := 0, 0, 0
	for _, l := range lines {
		n, _ := countedColon(l)
		if n == 0 {
			continue
		}
		found++
		if n == last+1 {
			rising++
		}
		last = n
	}
	if rising < LeastCounted || rising*5 < found*4 {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for i, l := range lines {
		if n, end := countedColon(l); n > 0 {
			out[i] = line.NewLine(l, append([]page.Run{{Text: "Q" + lexicon.DecimalText(n) + ". "}}, l.From(end).Runs...))
		}
	}
	return out
}

// countedColon gives the number of such a line and where it ends, 0 for none.
func countedColon(l line.Line) (n, end int) {
	if l.Kind != line.TextLine || l.Label != nil {
		return 0, 0
	}
	m := spacedNumber.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return 0, 0
	}
	n, _ = strconv.Atoi(l.Text[m[2]:m[3]]) // three digits at the most
	return n, m[1]
}
