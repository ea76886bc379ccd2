package asks

import (
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// digitSign is the number of a choice in a row: "2) ", "(2) ".
var digitSign = pattern.Guarded(pattern.Holds(")"), `(?:^|[\s\p{Zs}])([(（]?(\d)[)）])\s*`)

// DigitRows writes letters for the numbers of choices that are all that stands behind the
// numbers of questions, "4. 1) sang 2) slept 3) swam", as tests of words print them for the
// gaps of a text. At least three such rows follow each other, most of the same length, and
// offer words: sums in such rows are to be done one by one.
func (r *Reader) DigitRows(lines []line.Line) []line.Line {
	out := lines
	for i := 0; i < len(lines); i++ {
		at, lengths, end := []int{}, map[int]int{}, i
		for k := i; k < len(lines) && (lines[k].Text == "" && lines[k].Label == nil || r.isDigitRow(lines[k])); k++ {
			if end = k; lines[k].Text != "" {
				at = append(at, k)
				lengths[len(r.digitSigns(lines[k]))]++
			}
		}
		if len(at) < leastGapped || mostOf(lengths)*4 < len(at)*3 {
			continue
		}
		if &out[0] == &lines[0] {
			out = append([]line.Line(nil), lines...)
		}
		for _, k := range at {
			out[k] = r.lettered(lines[k])
		}
		i = end
	}
	return out
}

// mostOf is the largest of some counts.
func mostOf(counts map[int]int) int {
	most := 0
	for _, n := range counts {
		most = max(most, n)
	}
	return most
}

// isDigitRow reports whether a line is the number of a question with choices behind it.
func (r *Reader) isDigitRow(l line.Line) bool { return r.digitSigns(l) != nil }

// leastInRow is how many choices such a row has at least.
const leastInRow = 3

// digitSigns are the places of the numbers of the choices of a line that is nothing but
// the number of a question and choices that are words; nil for none.
func (r *Reader) digitSigns(l line.Line) [][]int {
	q, ok := l.QuestionLabel(r.Vocabulary)
	if !ok || l.Kind != line.TextLine || q.Kind != line.PlainNumber || q.Number == 0 {
		return nil
	}
	rest := l.Text[q.End:]
	skipped := len(rest) - len(strings.TrimLeftFunc(rest, unicode.IsSpace))
	signs := digitSign.FindAllStringSubmatchIndex(rest[skipped:], -1)
	if len(signs) < leastInRow || len(signs) > lexicon.MaxChoices || signs[0][2] != 0 {
		return nil
	}
	for k, m := range signs {
		end := len(rest) - skipped
		if k+1 < len(signs) {
			end = signs[k+1][0]
		}
		if rest[skipped+m[4]:skipped+m[5]] != string(rune('1'+k)) || !isWord(rest[skipped+m[1]:skipped+end]) {
			return nil
		}
		m[2], m[3] = m[2]+q.End+skipped, m[3]+q.End+skipped
	}
	return signs
}

// isWord reports whether a choice is a word or a few, and nothing to calculate.
func isWord(s string) bool {
	s = strings.TrimSpace(s)
	return !lexicon.IsLonger(s, longestWords) && strings.ContainsFunc(s, unicode.IsLetter) && !strings.ContainsFunc(s, unicode.IsDigit) && !strings.ContainsAny(s, "=_+√")
}

// longestWords is how many letters such a choice has at most.
const longestWords = 60

// lettered is a row with letters for its numbers.
func (r *Reader) lettered(l line.Line) line.Line {
	var runs []page.Run
	from := 0
	for k, m := range r.digitSigns(l) {
		runs = append(runs, line.SliceRuns(l.Runs, from, m[2])...)
		runs = append(runs, page.Run{Text: string(rune('A'+k)) + ")"})
		from = m[3]
	}
	return line.NewLine(l, append(runs, line.SliceRuns(l.Runs, from, len(l.Text))...))
}
