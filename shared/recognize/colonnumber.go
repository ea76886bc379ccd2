package recognize

import (
	"strconv"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// spacedNumber reads "Q: 5 What is", a number that may be the first word of the
// question as well.
var spacedNumber = pattern.Guarded(pattern.OpensWith("qQ"), `^[Qq]\s*[:.]\s*(\d{1,3})\s`)

// leastCounted is how many numbers must count on to be labels.
const leastCounted = 3

// countedColons writes "Q: 5 What is" as "Q5. What is" where the numbers of such
// lines count on one by one.
func countedColons(lines []line) []line {
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
	if rising < leastCounted || rising*5 < found*4 {
		return lines
	}
	out := append([]line(nil), lines...)
	for i, l := range lines {
		if n, end := countedColon(l); n > 0 {
			out[i] = newLine(l, append([]page.Run{{Text: "Q" + decimalText(n) + ". "}}, l.from(end).runs...))
		}
	}
	return out
}

// countedColon gives the number of such a line and where it ends, 0 for none.
func countedColon(l line) (n, end int) {
	if l.kind != textLine || l.label != nil {
		return 0, 0
	}
	m := spacedNumber.FindStringSubmatchIndex(l.text)
	if m == nil {
		return 0, 0
	}
	n, _ = strconv.Atoi(l.text[m[2]:m[3]]) // three digits at the most
	return n, m[1]
}
