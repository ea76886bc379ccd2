package rewrite

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastInRow is how many numbers with answers a row has before one whose answer stands on the
// next line.
const leastInRow = 3

// answerNumber is a number with its sign in a row of answers.
var answerNumber = pattern.New(`(?:^|\s)(\d{1,3})[.)]`)

// BrokenKeyRows joins a row of answers that was broken behind a number with the line that has
// its answer: "5. True 6. False 7." over "False 8. True". The numbers count on within the row
// and into the next line, or that is short.
func BrokenKeyRows(lines []line.Line) []line.Line {
	var out []line.Line
	for i := 0; i+1 < len(lines); i++ {
		l := lines[i]
		if out != nil {
			l = out[len(out)-1]
		}
		if next := lines[i+1]; endsInAnswerNumber(l) && next.Kind == line.TextLine && next.Label == nil && next.Text != "" && goesOnFrom(answerNumbers(l.Text), next.Text) {
			if out == nil {
				out = slices.Clone(lines[:i+1])
			}
			out[len(out)-1] = line.NewLine(l, slices.Concat(l.Runs, []page.Run{{Text: " "}}, next.Runs))
		} else if out != nil {
			out = append(out, next)
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// endsInAnswerNumber reports whether a line ends in a number with its sign behind others.
func endsInAnswerNumber(l line.Line) bool {
	s := strings.TrimRight(l.Text, lexicon.Whitespace)
	n := len(s)
	return l.Kind == line.TextLine && n > 8 && (s[n-1] == '.' || s[n-1] == ')') && lexicon.IsDigit(s[n-2]) && lexicon.IsDigit(strings.TrimLeft(s, "( ")[0]) &&
		len(answerNumbers(s)) > leastInRow
}

// answerNumbers are the numbers of a row that count on up to its end, nil where it has others.
func answerNumbers(s string) (out []int) {
	for _, m := range answerNumber.FindAllStringSubmatchIndex(s, -1) {
		n, _ := strconv.Atoi(s[m[2]:m[3]])
		if len(out) > 0 && n != out[len(out)-1]+1 {
			return nil
		}
		out = append(out, n)
	}
	if last := len(out) - 1; last < 0 || !strings.HasSuffix(strings.TrimRight(s, lexicon.Whitespace+".)"), strconv.Itoa(out[last])) {
		return nil
	}
	return out
}

// goesOnFrom reports whether a line has an answer to the last number of a row, and the next
// numbers behind it if any.
func goesOnFrom(row []int, s string) bool {
	const short = 40
	if len(row) == 0 || lexicon.IsDigit(s[0]) {
		return false
	}
	m := answerNumber.FindStringSubmatch(s)
	if m == nil {
		return len(s) <= short
	}
	n, _ := strconv.Atoi(m[1])
	return n == row[len(row)-1]+1
}
