package printed

import (
	"strconv"

	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

const (
	leastNumbered = 5 // lines with numbers around one that runs on
	mostInside    = 4 // numbers that one line may hold
)

// numberInside is a number with its sign and a word with a capital behind the end of a
// sentence.
var numberInside = pattern.New(`[.?!:…][)"”’]*[\s\p{Z}]+(\d{1,3})([.)])[\s\p{Z}]+["“„«(]?(?:\p{Lu}|\p{Lo})`)

// NumbersInside gives questions lines of their own that stand behind the one before, "22. How
// is it made? 23. What is it for?", where the next numbered line shows that their numbers are
// missing: it goes on behind them.
func NumbersInside(lines []line.Line) []line.Line {
	cuts := map[int][]int{}
	last, at, numbered := line.QuestionLabel{}, 0, 0
	for i := range lines {
		q, ok := lines[i].QuestionLabelTyped()
		if !ok || lines[i].Kind != line.TextLine || lines[i].Label != nil || q.Kind != line.PlainNumber {
			continue
		}
		numbered++
		if missing := q.Number - last.Number - 1; last.Number > 0 && q.Delim == last.Delim && missing > 0 && missing <= mostInside {
			for k, where := range insideCuts(lines[at:i], last, q.Number) {
				cuts[at+k] = where
			}
		}
		last, at = q, i
	}
	if len(cuts) == 0 || numbered < leastNumbered {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+len(cuts))
	for i, l := range lines {
		out = rewrite.CutAt(out, l, cuts[i])
	}
	return out
}

// insideCuts is where the numbers between that of the first line and the next begin; nothing
// where one of them cannot be found.
func insideCuts(lines []line.Line, first line.QuestionLabel, next int) map[int][]int {
	cuts, due := map[int][]int{}, first.Number+1
	for i := range lines {
		if lines[i].Kind != line.TextLine || lines[i].Label != nil {
			return nil
		}
		for _, m := range numberInside.FindAllStringSubmatchIndex(lines[i].Text, -1) {
			n, err := strconv.Atoi(lines[i].Text[m[2]:m[3]])
			if err == nil && n == due && due < next && lines[i].Text[m[4]] == first.Delim {
				cuts[i] = append(cuts[i], m[2])
				due++
			}
		}
	}
	if due < next {
		return nil
	}
	return cuts
}
