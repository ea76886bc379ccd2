package printed

import (
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

const (
	leastRunOn = 4 // questions that show that they run on without lines of their own
	mostMissed = 3 // numbers from one to the next
)

var (
	// countedWord is a number with a bracket in front of a word with a capital, inside a
	// line or at its head.
	countedWord = pattern.New(`(?:^|[\s\p{Z}])(\d{1,3})\)[\s\p{Z}]*["“(]?(?:\p{Lu}|\p{Lo})\pL*`)
	// runOnRow is the first two letters of a row of choices.
	runOnRow = pattern.New(`[\s\p{Z}][aA][).][\s\p{Z}]?.*?[\s\p{Z}][bB][).]`)
)

// GluedQuestions gives questions lines of their own that run on with their choices, as a
// text does that was copied from pages: "1) Which flies? a) owl b) cow 2) Which swims?
// a) cod b) cat". Their numbers follow each other, and choices stand behind each.
func GluedQuestions(lines []line.Line) []line.Line {
	cuts, found, last := make([][]int, len(lines)), 0, 0
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil || !l.May(runOnRow) {
			continue
		}
		cuts[i], last = gluedCuts(l.Text, last)
		found += len(cuts[i])
	}
	if found < leastRunOn {
		return lines
	}
	var out []line.Line
	for i, l := range lines {
		if len(cuts[i]) == 0 {
			out = append(out, l)
			continue
		}
		out = rewrite.CutAt(out, l, cuts[i])
	}
	return out
}

// gluedCuts is where questions begin inside a line, and the last number then. Numbers go
// on from the last one before; the choices of the last may stand on the next line.
func gluedCuts(text string, last int) (cuts []int, number int) {
	spots := countedWord.FindAllStringSubmatchIndex(text, -1)
	asked := false
	for k, m := range spots {
		end := len(text)
		if k+1 < len(spots) {
			end = spots[k+1][0]
		}
		n := line.LastNumber(text[m[2]:m[3]])
		offers := runOnRow.MatchString(text[m[3]:end])
		if n <= last || n > last+mostMissed || !offers && !(asked && n == last+1 && k == len(spots)-1) {
			continue
		}
		last, asked = n, true
		if m[2] > 0 {
			cuts = append(cuts, m[2])
		}
	}
	return cuts, last
}
