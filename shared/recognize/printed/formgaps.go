package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// formGap is a field of a form with a numbered gap: "Name: Tom (3) ______". Where tests
// of listening print them the number stands alone: "Name: Tom 3 ______".
var formGap = pattern.New(`^(\p{L}[^:：()]{0,60}[:：](?:[^()_]{0,60}\s|\s*))(\(\d{1,3}\)|\d{1,3}\b)(\s*(?:_{3,}|\.{4,}|…{2,}).*)$`)

// How many fields in a row have such a gap at least: a number alone tells less.
const (
	leastFormGaps = 2
	leastAlone    = 3
)

// FormGaps numbers the fields of a form to complete by the numbers of their gaps, which
// count on from each other.
func FormGaps(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as no field is found
	for i := 0; i < len(lines); i++ {
		n, last, alone := 0, 0, false
		for i+n < len(lines) {
			m := formGapOf(lines[i+n])
			if m == nil || n > 0 && numberOfGap(m[2]) != last+1 {
				break
			}
			n, last, alone = n+1, numberOfGap(m[2]), alone || m[2][0] != '('
		}
		if n < leastFormGaps || alone && n < leastAlone {
			continue
		}
		if out == nil {
			out = append([]line.Line(nil), lines...)
		}
		for k := i; k < i+n; k++ {
			l := lines[k]
			m := formGap.FindStringSubmatchIndex(l.Text)
			runs := append(line.SliceRuns(l.Runs, 0, len(strings.TrimRight(l.Text[:m[3]], " "))), line.SliceRuns(l.Runs, m[6], m[7])...)
			number := numberOfGap(l.Text[m[4]:m[5]])
			out[k] = line.NewLine(l, runs)
			out[k].Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "form"}
		}
		i += n - 1
	}
	if out == nil {
		return lines
	}
	return out
}

// numberOfGap is the number of a gap, in brackets or alone.
func numberOfGap(s string) int { return line.LastNumber(strings.Trim(s, "()")) }

func formGapOf(l line.Line) []string {
	if l.Kind != line.TextLine || l.Label != nil || !l.May(formGap) {
		return nil
	}
	return formGap.FindStringSubmatch(l.Text)
}
