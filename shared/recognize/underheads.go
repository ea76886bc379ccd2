package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// The bounds of what a platform writes under the number of every question.
const (
	leastUnderHeads = 3  // questions
	mostUnderHead   = 6  // lines
	underHeadLength = 40 // characters of one
)

var (
	anyDigits = pattern.New(`\d+`)
	lastWorth = pattern.New(`(\d{1,3}(?:[.,]\d{1,2})?)\D{0,12}$`)
)

// withoutUnderHeads drops what a learning platform writes between the number of
// every question and its text: "Question 3 / Not yet answered / Marked out of
// 2.00 / Flag question / Question text". Two lines at least come again under
// nearly all numbers, whatever their words, and a text follows. What the
// question is worth is kept behind its number.
func (r *recognizer) withoutUnderHeads(lines []line) []line {
	var heads []int
	for i, l := range lines {
		if r.isNumberAlone(l) {
			heads = append(heads, i)
		}
	}
	if len(heads) < leastUnderHeads {
		return lines
	}
	count := map[string]int{}
	for _, i := range heads {
		seen := map[string]bool{}
		for _, l := range underHead(lines, i) {
			if mask := anyDigits.ReplaceAllString(l.text, "0"); !seen[mask] {
				seen[mask] = true
				count[mask]++
			}
		}
	}
	drop := map[int]int{} // by head, how many lines
	distinct := map[string]bool{}
	followed := 0
	for _, i := range heads {
		under := underHead(lines, i)
		for k, l := range under {
			if mask := anyDigits.ReplaceAllString(l.text, "0"); count[mask]*10 >= len(heads)*9 {
				drop[i] = k + 1
				distinct[mask] = true
			}
		}
		if next := i + 1 + drop[i]; next < len(lines) && !isChoiceList(lines[next]) && !r.isNumberAlone(lines[next]) {
			followed++
		}
	}
	if len(distinct) < 2 || followed*10 < len(heads)*9 {
		return lines
	}
	out := make([]line, 0, len(lines))
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if n := drop[i]; n > 0 {
			for _, under := range lines[i+1 : i+1+n] {
				if m := lastWorth.FindStringSubmatch(under.text); m != nil {
					l = newLine(l, append(l.runs[:len(l.runs):len(l.runs)], page.Run{Text: " (" + m[1] + " points)"}))
					break
				}
			}
			i += n
		}
		out = append(out, l)
	}
	return out
}

// isNumberAlone reports whether a line is a word for a question with its number
// and nothing more.
func (r *recognizer) isNumberAlone(l line) bool {
	if l.kind != textLine || l.label != nil || len(l.text) > 32 {
		return false
	}
	c, end := r.vocabulary.find(l.head, questionWord)
	if c == noClass {
		return false
	}
	rest := strings.Trim(l.text[min(end, len(l.text)):], " #.:№")
	return rest != "" && strings.Trim(rest, "0123456789") == ""
}

// underHead are the short lines below a number, before what asks or offers.
func underHead(lines []line, head int) []line {
	to := head + 1
	for to < len(lines) && to <= head+mostUnderHead {
		l := lines[to]
		if l.kind != textLine || l.label != nil || l.text == "" || utf8.RuneCountInString(l.text) > underHeadLength || endsAsking(l.text) || isChoiceList(l) || judgementOf(l) != judgedNothing {
			break
		}
		to++
	}
	return lines[head+1 : to]
}
