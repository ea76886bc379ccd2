package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// leastDigitBlocks is how many questions must show that their choices carry
// numbers of the same style as they do.
const leastDigitBlocks = 3

var digitAnswer = pattern.New(`^[(\[]?([1-9])[)\].]?$`)

// sameDigits tells questions from choices where both are numbered in one style:
// "4. Which ...", "1. ...", "2. ...", "Correct answer: 2". Each answer line
// closes a question whose last numbers count from 1 and hold the answer; the
// number before them is the question's, and is written as "Question 4:". Without
// answer lines the numbers of the questions must count on by themselves.
func (r *recognizer) sameDigits(lines []line) []line {
	at := r.answeredDigits(lines)
	if at == nil {
		at = r.restartedDigits(lines)
	}
	if at == nil {
		return lines
	}
	out := append([]line(nil), lines...)
	for _, i := range at {
		q, _ := numberLabel(lines[i].text)
		out[i] = newLine(lines[i], append([]page.Run{{Text: "Question " + decimalText(q.number) + ": "}}, lines[i].from(q.end).runs...))
	}
	return out
}

// answeredDigits finds the lines that ask by the answer lines below them.
func (r *recognizer) answeredDigits(lines []line) []int {
	var at []int
	blocks, from, counted, last := 0, 0, 0, 0
	for i, l := range lines {
		if !mayAnswerDigit(l.text) {
			continue
		}
		n, ok := noteOf(l, r.vocabulary)
		if !ok || n.class != answerWord {
			continue
		}
		if m := digitAnswer.FindStringSubmatch(n.value.text); m != nil {
			blocks++
			if k, number := digitBlock(lines[from:i], lastNumber(m[1])); k >= 0 {
				at = append(at, from+k)
				if number == last+1 {
					counted++
				}
				last = number
			}
		}
		from = i + 1
	}
	if len(at) < leastDigitBlocks || len(at)*10 < blocks*8 || counted*10 < len(at)*8 {
		return nil
	}
	return at
}

// mayAnswerDigit looks for a digit at the end of a short line that begins with
// none.
func mayAnswerDigit(s string) bool {
	if len(s) > headLength || s == "" || isDigit(s[0]) {
		return false
	}
	s = strings.TrimRight(s, ")]. ")
	return s != "" && isDigit(s[len(s)-1])
}

// digitBlock finds the line that asks before choices 1, 2, 3 ... in its style,
// one of which is the answer, and its number; -1 for none.
func digitBlock(lines []line, answer int) (at, number int) {
	at = -1
	var delim byte
	choices := 0
	for i, l := range lines {
		q, ok := typedNumberLabel(l)
		if !ok {
			continue
		}
		switch {
		case at < 0:
			at, number, delim = i, q.number, q.delim
		case q.delim == delim && q.number == choices+1:
			choices++
		default:
			return -1, 0
		}
	}
	if choices < 2 || answer > choices {
		return -1, 0
	}
	return at, number
}
