package printed

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// leastShown is how many answers stand below such words at least.
const leastShown = 2

// ShownAnswers makes "Answer:" of the words that fold an answer away, "Show answer", or
// stand on the button for it, where each has what it shows right below it: one line or
// more before the next question. Elsewhere the button was copied without it.
func (r *Reader) ShownAnswers(lines []line.Line) []line.Line {
	var shown []int
	alike := 0 // with the word for an answer alone
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil || !rewrite.IsButton(l.Text) {
			if _, ok := r.Vocabulary.Is(l.Text, lexicon.AnswerWord); ok {
				alike++
			}
			continue
		}
		if !r.answersBelow(lines, i) {
			return lines
		}
		shown = append(shown, i)
	}
	if len(shown) == 0 || len(shown)+alike < leastShown {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range shown {
		out[i] = line.NewLine(lines[i], []page.Run{{Text: "Answer:"}})
	}
	return out
}

// answersBelow reports whether the line below a button can be an answer: it is no
// question, no heading and no word for an answer, and no choices stand below it.
func (r *Reader) answersBelow(lines []line.Line, at int) bool {
	if at+1 >= len(lines) {
		return false
	}
	l := lines[at+1]
	if l.Style().Heading > 0 || lexicon.HasQuestionMark(l.Text) || flatten.HasBlank(l) || rewrite.IsButton(l.Text) || r.asksByLabel(l) {
		return false
	}
	if c, _ := l.NoteClass(r.Vocabulary); c != lexicon.NoClass {
		return false
	}
	if at+2 < len(lines) {
		if c, ok := lines[at+2].ChoiceLabel(); ok && lexicon.IsFirst(c.Sign, r.Letters) {
			return false
		}
	}
	return true
}

// asksByLabel reports whether a line has the number of a question and what it asks: a
// number alone is an answer.
func (r *Reader) asksByLabel(l line.Line) bool {
	q, ok := l.QuestionLabel(r.Vocabulary)
	return ok && q.End < len(l.Text)
}
