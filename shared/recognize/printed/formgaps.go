package printed

import (
	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// formGap is a field of a form with a numbered gap: "Name: Tom (3) ______".
var formGap = pattern.New(`^(\p{L}[^:：()]{0,60}[:：][^()_]{0,60})\((\d{1,3})\)(\s*(?:_{3,}|\.{4,}|…{2,}).*)$`)

// leastFormGaps is how many fields in a row have such a gap.
const leastFormGaps = 2

// FormGaps numbers the fields of a form to complete by the numbers of their gaps, which
// count on from each other.
func FormGaps(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as no field is found
	for i := 0; i < len(lines); i++ {
		n, last := 0, 0
		for i+n < len(lines) {
			m := formGapOf(lines[i+n])
			if m == nil || n > 0 && line.LastNumber(m[2]) != last+1 {
				break
			}
			n, last = n+1, line.LastNumber(m[2])
		}
		if n < leastFormGaps {
			continue
		}
		if out == nil {
			out = append([]line.Line(nil), lines...)
		}
		for k := i; k < i+n; k++ {
			l := lines[k]
			m := formGap.FindStringSubmatchIndex(l.Text)
			runs := append(line.SliceRuns(l.Runs, 0, m[3]), line.SliceRuns(l.Runs, m[6], m[7])...)
			number := l.Text[m[4]:m[5]]
			out[k] = line.NewLine(l, runs)
			out[k].Label = &page.Label{Text: number + ".", Format: page.Decimal, Number: line.LastNumber(number), List: "form"}
		}
		i += n - 1
	}
	if out == nil {
		return lines
	}
	return out
}

func formGapOf(l line.Line) []string {
	if l.Kind != line.TextLine || l.Label != nil {
		return nil
	}
	return formGap.FindStringSubmatch(l.Text)
}
