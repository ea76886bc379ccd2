package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// leastNamed is how many answers of a document name their question.
const leastNamed = 2

var (
	// toQuestion stands between the word "answer" and the question it is for.
	toQuestion = pattern.New(`(?i)^\s*(?:(?:to|of|for|zur?|für|voor|de|del?|à|al|a|do|da|di|к|на)\s+)?(?:(?:the|la|die|der)\s+)?`)
	// namedNumber is the number of that question with what parts it from the answer.
	namedNumber = pattern.New(`^\s*(?:[Qq]|[Nn]o\.?|№|#)?\s*(\d{1,3})\s*(?:[:.)\]=–—-]+(?:\s+|$)|is\s+)`)
)

// namedAnswer is an answer that names its question.
type namedAnswer struct {
	number int
	value  int  // where the answer begins
	behind bool // the number stands behind the word
}

// namedAnswers writes answers that name their question as others have them:
// "Question 3 Answer: B" and "Answer to question 3: B" under question 3 as
// "Answer: B", and a list of the latter as "3. B".
func (r *recognizer) namedAnswers(lines []line) []line {
	named := map[int]namedAnswer{}
	under, last := 0, -1
	for i, l := range lines {
		n, ok := r.namedAnswerOf(l)
		if !ok {
			continue
		}
		if r.standsUnder(lines[last+1:i], n.number) {
			under++
		} else if !n.behind {
			continue // "3. Answer: B" in a list is understood as it is
		}
		named[i], last = n, i
	}
	if len(named) < leastNamed || under > 0 && under*10 < len(named)*9 {
		return lines
	}
	out := append([]line(nil), lines...)
	for i, n := range named {
		value := lines[i].from(n.value)
		if under > 0 {
			out[i] = answering(value)
			continue
		}
		out[i] = newLine(lines[i], append([]page.Run{{Text: decimalText(n.number) + ". "}}, value.runs...))
	}
	return out
}

// namedAnswerOf reads a line that begins with the word "answer" and the number
// of a question, or the other way round.
func (r *recognizer) namedAnswerOf(l line) (namedAnswer, bool) {
	if l.kind != textLine || l.label != nil {
		return namedAnswer{}, false
	}
	if c, end := r.vocabulary.find(l.head, answerWord); c != noClass {
		end += len(toQuestion.FindString(l.text[end:]))
		if c, n := r.vocabulary.find(newHead(l.text[end:]), questionWord); c != noClass {
			end += n
		}
		m := namedNumber.FindStringSubmatch(l.text[end:])
		if m == nil {
			return namedAnswer{}, false
		}
		return namedAnswer{number: lastNumber(m[1]), value: end + len(m[0]), behind: true}, true
	}
	q, ok := l.questionLabel(r.vocabulary)
	if !ok || q.number == 0 {
		return namedAnswer{}, false
	}
	rest := strings.TrimLeft(l.text[q.end:], " \t-–—")
	c, end := r.vocabulary.find(newHead(rest), answerWord)
	if c == noClass {
		return namedAnswer{}, false
	}
	at := len(l.text) - len(rest) + end
	n := delimLength(l.text[at:])
	return namedAnswer{number: q.number, value: at + n}, n > 0 || at == len(l.text)
}

// standsUnder reports whether the last question of the lines has a number.
func (r *recognizer) standsUnder(lines []line, number int) bool {
	under, kind := false, noNumber
	for _, l := range lines {
		q, ok := l.questionLabel(r.vocabulary)
		switch {
		case !ok || len(l.text) <= q.end:
		case q.number == number:
			under, kind = true, q.kind
		case q.kind == kind:
			under = false
		}
	}
	return under
}
