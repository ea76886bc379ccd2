package answerkey

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastDigitBlocks is how many questions must show that their choices carry
// numbers of the same style as they do.
const leastDigitBlocks = 3

var digitAnswer = pattern.New(`^[(\[]?([1-9])[)\].]?$`)

// SameDigits tells questions from choices where both are numbered in one style:
// "4. Which ...", "1. ...", "2. ...", "Correct answer: 2". Each answer line
// closes a question whose last numbers count from 1 and hold the answer; the
// number before them is the question's, and is written as "Question 4:". Without
// answer lines the numbers of the questions must count on by themselves.
func (r *Reader) SameDigits(lines []line.Line) []line.Line {
	at := r.answeredDigits(lines)
	if at == nil {
		at = r.restartedDigits(lines)
	}
	if at == nil {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for _, i := range at {
		q, _ := lines[i].NumberLabel()
		out[i] = line.NewLine(lines[i], append([]page.Run{{Text: "Question " + lexicon.DecimalText(q.Number) + ": "}}, lines[i].From(q.End).Runs...))
	}
	return out
}

// answeredDigits finds the lines that ask by the answer lines below them.
func (r *Reader) answeredDigits(lines []line.Line) []int {
	var at []int
	blocks, from, counted, last := 0, 0, 0, 0
	for i, l := range lines {
		if !mayAnswerDigit(l.Text) {
			continue
		}
		n, ok := line.NoteOf(l, r.Vocabulary)
		if !ok || n.Class != lexicon.AnswerWord {
			continue
		}
		if m := digitAnswer.FindStringSubmatch(n.Value.Text); m != nil {
			blocks++
			if k, number := digitBlock(lines[from:i], line.LastNumber(m[1])); k >= 0 {
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
	if lexicon.IsLonger(s, lexicon.HeadLength) || s == "" || lexicon.IsDigit(s[0]) {
		return false
	}
	s = strings.TrimRight(s, ")]. ")
	return s != "" && lexicon.IsDigit(s[len(s)-1])
}

// digitBlock finds the line that asks before choices 1, 2, 3 ... in its style,
// one of which is the answer, and its number; -1 for none.
func digitBlock(lines []line.Line, answer int) (at, number int) {
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
			at, number, delim = i, q.Number, q.Delim
		case q.Delim == delim && q.Number == choices+1:
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
