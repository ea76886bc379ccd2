package rewrite

import (
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// aloneNumber is a number with its sign and nothing else.
var aloneNumber = pattern.New(`^(\d{1,3})([.)])$`)

// leastHeaded is how many numbers of a row stand on lines of their own, and how
// many others beside their text, before they are read alike.
const leastHeaded = 2

// HeadedNumbers puts numbers that stand on lines of their own, "1." over
// "Describe a cell.", in front of the line they label, where others of the same
// look stand beside their text: one section of a test is set so, and the other
// is not.
func (r *Reader) HeadedNumbers(lines []line.Line) []line.Line {
	alone, beside := map[string]int{}, map[string]int{}
	rows := map[string]int{} // the longest row of alone numbers from 1 on
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		if m := aloneNumber.FindStringSubmatch(l.Text); m != nil {
			if !r.headsLine(lines, i) {
				return lines
			}
			switch m[1] {
			case "1":
				alone[m[2]] = 1
			case lexicon.DecimalText(alone[m[2]] + 1):
				alone[m[2]]++
			}
			rows[m[2]] = max(rows[m[2]], alone[m[2]])
		} else if q, ok := l.QuestionLabelTyped(); ok && q.Kind == line.PlainNumber && q.Delim != line.BareDelim && q.Delim != line.GluedDelim {
			beside[string(q.Delim)]++
		}
	}
	out := lines
	for i := 0; i < len(out); i++ {
		m := aloneNumber.FindStringSubmatch(out[i].Text)
		if m == nil || out[i].Kind != line.TextLine || out[i].Label != nil || rows[m[2]] < leastHeaded || beside[m[2]] < leastHeaded {
			continue
		}
		l := out[i]
		joined := append(append([]page.Run(nil), l.Runs...), page.Run{Text: " "})
		l = line.NewLine(l, append(joined, out[i+1].Runs...))
		out = append(append(append([]line.Line(nil), out[:i]...), l), out[i+2:]...)
	}
	return out
}

// headsLine reports whether a line of text without a label stands under line i.
func (r *Reader) headsLine(lines []line.Line, i int) bool {
	if i+1 == len(lines) {
		return false
	}
	next := lines[i+1]
	return next.Kind == line.TextLine && next.Label == nil && !next.Gap && next.Text != "" && !isLabelled(next, r.Vocabulary)
}
