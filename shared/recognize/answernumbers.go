package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

const (
	leastNumberedAnswers = 2 // questions with choices under such signs
	mostBetweenAnswers   = 6 // lines of a choice and the feedback to it
)

// numberedAnswer is the sign of a choice that is a letter for "answer" and the
// number of the choice: "A1.", "A2)". The delimiter may be forgotten.
var numberedAnswer = pattern.Guarded(pattern.BeginsWith("A"), `^A([1-9])(\s?[.):](?:\s+|$)|\s+|$)`)

// answerNumbers gives choices under "A1.", "A2." the letters that others have.
// They count from 1 under each question; where a question stands between two of
// them they are the answers to it and are left alone.
func (r *recognizer) answerNumbers(lines []line) []line {
	signs := map[int]int{} // the number of the choice, by line
	groups := 0
	for i := range lines {
		if n, delimited := numberOfAnswer(lines[i]); n != 1 || !delimited {
			continue
		}
		if group := r.answersFrom(lines, i); len(group) > 1 {
			groups++
			for n, k := range group {
				signs[k] = n
			}
		}
	}
	if groups < leastNumberedAnswers {
		return lines
	}
	out := append([]line(nil), lines...)
	for k, n := range signs {
		rest := out[k].from(len(numberedAnswer.FindString(out[k].text)))
		out[k] = newLine(out[k], append([]page.Run{{Text: string(rune('A'+n)) + ". "}}, rest.runs...))
	}
	return out
}

// answersFrom lists the lines that count on from the first choice at i.
func (r *recognizer) answersFrom(lines []line, i int) []int {
	group := []int{i}
	for k := i + 1; k < len(lines) && k <= group[len(group)-1]+mostBetweenAnswers; k++ {
		l := lines[k]
		n, _ := numberOfAnswer(l)
		if n == len(group)+1 {
			group = append(group, k)
			continue
		}
		_, numbered := l.questionLabelTyped()
		_, worded := wordLabel(l.text, l.head, r.vocabulary)
		if n > 0 || numbered || worded || l.label != nil || l.style().Heading > 0 || endsAsking(l.text) {
			break
		}
	}
	return group
}

// numberOfAnswer is the number in the sign of such a choice, 0 for none, and
// whether a delimiter stands behind it.
func numberOfAnswer(l line) (number int, delimited bool) {
	if l.kind != textLine || l.label != nil {
		return 0, false
	}
	m := numberedAnswer.FindStringSubmatch(l.text)
	if m == nil {
		return 0, false
	}
	return int(m[1][0] - '0'), strings.TrimSpace(m[2]) != ""
}
