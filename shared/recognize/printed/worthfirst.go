package printed

import (
	"strconv"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastWorthFirst is how many questions show by their sum what the figures before them are.
const leastWorthFirst = 4

// worthFirst is a figure in round brackets that a question begins with: "(8) Why is ...?".
var worthFirst = pattern.Guarded(pattern.OpensWith("("), `^\((\d{1,3})\)\s*(\S)`)

// WorthFirst puts figures in brackets before all questions behind them as their worth,
// where they do not count the questions but add up to what a paper is worth.
func WorthFirst(lines []line.Line) []line.Line {
	var worths []int
	sum, next := 0, 0
	different := map[int]bool{}
	for _, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			return lines
		}
		m := worthFirst.FindStringSubmatch(l.Text)
		if m == nil {
			if _, ok := l.QuestionLabelTyped(); ok {
				return lines
			}
			continue
		}
		n, _ := strconv.Atoi(m[1])
		if len(worths) > 0 && n == worths[len(worths)-1]+1 {
			next++
		}
		worths = append(worths, n)
		sum += n
		different[n] = true
	}
	if len(worths) < leastWorthFirst || next*4 > len(worths) || len(different)*2 > len(worths) || sum%10 != 0 {
		return lines
	}
	number := 0
	for i, l := range lines {
		m := worthFirst.FindStringSubmatchIndex(l.Text)
		if m == nil {
			continue
		}
		number++
		stem := line.NewLine(l, append(l.From(m[4]).Runs, page.Run{Text: " (" + l.Text[m[2]:m[3]] + " points)"}))
		stem.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "worths"}
		stem.Gap = true
		lines[i] = stem
	}
	return lines
}
