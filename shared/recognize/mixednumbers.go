package recognize

import (
	"strings"

	"formwright/shared/page"
)

// leastMixed is how many numbers must count on for an author to have written some
// of them without the word.
const leastMixed = 4

// mixedNumbers gives the word of the others to numbers that were typed without
// it: "1. Task: ...", "2. ...", "3. Task: ...". All numbers in front of the lines
// must count on from 1, so that none of them is of a list in a question.
func (r *recognizer) mixedNumbers(lines []line) []line {
	worded, last, form := 0, 0, ""
	var plain []int
	for i, l := range lines {
		if l.kind != textLine {
			continue
		}
		q, ok := l.questionLabel(r.vocabulary)
		if !ok || q.delim == bareDelim || q.delim == gluedDelim || q.kind == nameNumber {
			continue
		}
		if q.number != last+1 || q.auto || q.kind != wordNumber && q.kind != plainNumber {
			return lines
		}
		last = q.number
		if q.kind == plainNumber {
			plain = append(plain, i)
			continue
		}
		if worded++; form == "" {
			form = strings.Replace(l.text[:q.end], decimalText(q.number), "#", 1)
		}
	}
	if last < leastMixed || len(plain) == 0 || worded <= len(plain) || !strings.Contains(form, "#") {
		return lines
	}
	out := append([]line(nil), lines...)
	for _, i := range plain {
		l := lines[i]
		q, _ := l.questionLabel(r.vocabulary)
		out[i] = newLine(l, append([]page.Run{{Text: strings.Replace(form, "#", decimalText(q.number), 1)}}, l.from(q.end).runs...))
		out[i].gap = l.gap
	}
	return out
}
