package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
)

// Bounds of a list of questions with the list of its answers right behind it.
const (
	leastListed  = 4  // questions
	listedAnswer = 80 // characters of an answer
)

// answerLists puts the answers behind their questions where a quiz lists them in
// rounds: "1. Which ...?" to "10. Who ...?" and right behind them, with no words
// between, "1. Oslo" to "10. Ibsen".
func (r *recognizer) answerLists(lines []line) []line {
	var out []line
	for i := 0; i < len(lines); {
		n := r.countedFrom(lines[i:])
		if n < leastListed || !mostlyAsk(lines[i:i+n]) || r.countedFrom(lines[i+n:]) != n || !r.answersOnly(lines[i+n:i+2*n]) {
			if out != nil {
				out = append(out, lines[i:i+max(n, 1)]...)
			}
			i += max(n, 1)
			continue
		}
		if out == nil {
			out = append(make([]line, 0, len(lines)), lines[:i]...)
		}
		for k := range n {
			out = append(out, numberedAs(lines[i+k], k+1), r.answerOf(lines[i+n+k]))
		}
		i += 2 * n
	}
	if out == nil {
		return lines
	}
	return out
}

// countedFrom is how many of the first lines are numbered 1, 2, 3 ..., one line
// each. The first may have lost its number and kept the full stop.
func (r *recognizer) countedFrom(lines []line) int {
	for n, l := range lines {
		if n == 0 && lostNumber(l) {
			continue
		}
		if l.label == nil && isASCII(l.text) && !hasDigit(l.text) {
			return n
		}
		q, ok := l.questionLabel(r.vocabulary)
		if !ok || q.kind != plainNumber || q.number != n+1 || q.end == len(l.text) || l.kind != textLine {
			return n
		}
	}
	return len(lines)
}

func lostNumber(l line) bool {
	return l.kind == textLine && l.label == nil && strings.HasPrefix(l.text, ". ") && endsAsking(l.text)
}

// numberedAs gives a line that lost its number the one that is due.
func numberedAs(l line, n int) line {
	if !lostNumber(l) {
		return l
	}
	gap := l.gap
	l = l.from(1)
	l.gap = gap
	l.label = &page.Label{Text: decimalText(n) + ".", Format: page.Decimal, Number: n, List: "counted"}
	return l
}

func mostlyAsk(lines []line) bool {
	asking := 0
	for _, l := range lines {
		if endsAsking(l.text) || hasBlank(l) {
			asking++
		}
	}
	return asking*10 >= len(lines)*8
}

// answersOnly reports whether short lines ask nothing and differ.
func (r *recognizer) answersOnly(lines []line) bool {
	distinct := map[string]bool{}
	for _, l := range lines {
		text := r.answerOf(l).text
		if utf8.RuneCountInString(text) > listedAnswer || hasQuestionMark(text) || hasBlank(l) {
			return false
		}
		distinct[fold(text)] = true
	}
	return len(distinct)*2 > len(lines)
}

// answerOf is the answer line that a numbered line stands for.
func (r *recognizer) answerOf(l line) line {
	if q, ok := l.questionLabel(r.vocabulary); ok {
		l = l.from(q.end)
	}
	l.gap = false
	return newLine(l, append([]page.Run{{Text: "Answer: "}}, l.runs...))
}
