package recognize

import "strings"

// leastAhead is how many questions must have their answer before them.
const leastAhead = 3

// answersAhead puts answers that stand before their questions below them: the
// word for an answer on a line of its own, "+ans", then the number or the letter
// of the choice, then the question. The first stands before all questions, and
// nearly every question has one.
func (r *recognizer) answersAhead(lines []line) []line {
	var at []int
	asked := 0
	for i := range lines {
		if r.answerAhead(lines, i) {
			at = append(at, i)
		} else if q, ok := lines[i].questionLabel(r.vocabulary); ok && (lines[i].label != nil || q.kind == wordNumber || q.end < len(lines[i].text)) {
			if asked++; len(at) == 0 {
				return lines
			}
		}
	}
	if len(at) < leastAhead || len(at)*10 < asked*9 {
		return lines
	}
	out := append(make([]line, 0, len(lines)), lines[:at[0]]...)
	for k, i := range at {
		end := len(lines)
		if k+1 < len(at) {
			end = at[k+1]
		}
		out = append(append(out, lines[i+2:end]...), answering(lines[i+1]))
	}
	return out
}

// answerAhead reports whether such an answer and a question stand at a line.
func (r *recognizer) answerAhead(lines []line, i int) bool {
	if i+2 >= len(lines) || lines[i].kind != textLine || lines[i].label != nil || !namesChoice(lines[i+1]) {
		return false
	}
	if c, ok := r.vocabulary.is(strings.TrimLeft(lines[i].text, "+#@*-"), answerWord); !ok || c == noClass {
		return false
	}
	_, ok := lines[i+2].questionLabel(r.vocabulary)
	return ok
}

// namesChoice reports whether a line is the number or the letter of a choice and
// nothing else.
func namesChoice(l line) bool {
	return l.kind == textLine && l.label == nil && len(l.text) == 1 && (isDigit(l.text[0]) || isASCIILetter(l.text[0]))
}
