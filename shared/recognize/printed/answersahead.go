package printed

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastAhead is how many questions must have their answer before them.
const leastAhead = 3

// AnswersAhead puts answers that stand before their questions below them: the
// word for an answer on a line of its own, "+ans", then the number or the letter
// of the choice, then the question. The first stands before all questions, and
// nearly every question has one.
func (r *Reader) AnswersAhead(lines []line.Line) []line.Line {
	var at []int
	asked := 0
	for i := range lines {
		if r.answerAhead(lines, i) {
			at = append(at, i)
		} else if q, ok := lines[i].QuestionLabel(r.Vocabulary); ok && (lines[i].Label != nil || q.Kind == line.WordNumber || q.End < len(lines[i].Text)) {
			if asked++; len(at) == 0 {
				return lines
			}
		}
	}
	if len(at) < leastAhead || len(at)*10 < asked*9 {
		return lines
	}
	out := append(make([]line.Line, 0, len(lines)), lines[:at[0]]...)
	for k, i := range at {
		end := len(lines)
		if k+1 < len(at) {
			end = at[k+1]
		}
		out = append(append(out, lines[i+2:end]...), flatten.Answering(lines[i+1]))
	}
	return out
}

// answerAhead reports whether such an answer and a question stand at a line.
func (r *Reader) answerAhead(lines []line.Line, i int) bool {
	if i+2 >= len(lines) || lines[i].Kind != line.TextLine || lines[i].Label != nil || !namesChoice(lines[i+1]) {
		return false
	}
	if c, ok := r.Vocabulary.Is(strings.TrimLeft(lines[i].Text, "+#@*-"), lexicon.AnswerWord); !ok || c == lexicon.NoClass {
		return false
	}
	_, ok := lines[i+2].QuestionLabel(r.Vocabulary)
	return ok
}

// namesChoice reports whether a line is the number or the letter of a choice and
// nothing else.
func namesChoice(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && len(l.Text) == 1 && (lexicon.IsDigit(l.Text[0]) || lexicon.IsASCIILetter(l.Text[0]))
}
