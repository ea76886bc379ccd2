package recognize

import (
	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// aloneNumber is a number with its sign and nothing else.
var aloneNumber = pattern.New(`^(\d{1,3})([.)])$`)

// leastHeaded is how many numbers of a row stand on lines of their own, and how
// many others beside their text, before they are read alike.
const leastHeaded = 2

// headedNumbers puts numbers that stand on lines of their own, "1." over
// "Describe a cell.", in front of the line they label, where others of the same
// look stand beside their text: one section of a test is set so, and the other
// is not.
func (r *recognizer) headedNumbers(lines []line) []line {
	alone, beside := map[string]int{}, map[string]int{}
	rows := map[string]int{} // the longest row of alone numbers from 1 on
	for i, l := range lines {
		if l.kind != textLine || l.label != nil {
			continue
		}
		if m := aloneNumber.FindStringSubmatch(l.text); m != nil {
			if !r.headsLine(lines, i) {
				return lines
			}
			switch m[1] {
			case "1":
				alone[m[2]] = 1
			case decimalText(alone[m[2]] + 1):
				alone[m[2]]++
			}
			rows[m[2]] = max(rows[m[2]], alone[m[2]])
		} else if q, ok := l.questionLabelTyped(); ok && q.kind == plainNumber && q.delim != bareDelim && q.delim != gluedDelim {
			beside[string(q.delim)]++
		}
	}
	out := lines
	for i := 0; i < len(out); i++ {
		m := aloneNumber.FindStringSubmatch(out[i].text)
		if m == nil || out[i].kind != textLine || out[i].label != nil || rows[m[2]] < leastHeaded || beside[m[2]] < leastHeaded {
			continue
		}
		l := out[i]
		joined := append(append([]page.Run(nil), l.runs...), page.Run{Text: " "})
		l = newLine(l, append(joined, out[i+1].runs...))
		out = append(append(append([]line(nil), out[:i]...), l), out[i+2:]...)
	}
	return out
}

// headsLine reports whether a line of text without a label stands under line i.
func (r *recognizer) headsLine(lines []line, i int) bool {
	if i+1 == len(lines) {
		return false
	}
	next := lines[i+1]
	return next.kind == textLine && next.label == nil && !next.gap && next.text != "" && !isLabelled(next, r.vocabulary)
}
