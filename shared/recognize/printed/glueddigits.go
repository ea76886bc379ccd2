package printed

import (
	"strconv"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// gluedDigit is a number before a question, whose text may begin with a figure right
// behind its stop, and a dash typed before it by mistake: "650.1000 ppm is ...", "-937.Who".
var gluedDigit = pattern.Guarded(pattern.BeginsWith("0123456789-–—"), `^([-–—]?)(\d{1,4})\.(\d?)`)

// leastTyped is how many questions stand behind each whose number is typed wrongly.
const leastTyped = 4

// GluedDigits parts numbers of questions from the figures that their texts begin with, and
// takes a dash off their front, where the numbers around count on to them and on from
// them. Sections and values with a point are counted otherwise.
func GluedDigits(lines []line.Line) []line.Line {
	type typed struct {
		at, number, dash, end int
		odd                   bool
	}
	var all []typed
	odd := 0
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		m := gluedDigit.FindStringSubmatchIndex(l.Text)
		if m == nil {
			continue
		}
		n, _ := strconv.Atoi(l.Text[m[4]:m[5]])
		t := typed{at: i, number: n, dash: m[3], end: m[6], odd: m[3] > 0 || m[6] < m[7]}
		if t.odd {
			odd++
		}
		all = append(all, t)
	}
	if odd == 0 || odd*leastTyped > len(all) {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for k := 1; k+1 < len(all); k++ {
		t := all[k]
		if !t.odd || all[k-1].number+1 != t.number || t.number+1 != all[k+1].number {
			continue
		}
		l := lines[t.at]
		number, rest := l.Cut(t.dash, t.end), l.From(t.end)
		apart := line.NewLine(l, append(append(append([]page.Run(nil), number.Runs...), page.Run{Text: " "}), rest.Runs...))
		apart.Gap, apart.Turn, apart.Soft = l.Gap, l.Turn, l.Soft
		out[t.at] = apart
	}
	return out
}
