package rewrite

import (
	"slices"
	"strings"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// longestTitle is how many words the title of a paper has.
const longestTitle = 14

// NumberedTitle takes the numbers of the titles of a paper for no questions: "3. dolgozat:
// Természet", "1. DÖNEM 2. YAZILI SINAVI", "Test nr. 3: Știință". They stand on its first
// lines, the first of them alone or with more of its head above, say that they head a test,
// and the numbers below do not go on from theirs.
func (r *Reader) NumberedTitle(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	for i, l := range lines[:min(headLines, max(len(lines)-1, 0))] {
		if l.Kind != line.TextLine {
			break
		}
		q, ok := l.QuestionLabel(r.Vocabulary)
		if !ok || q.Number == 0 {
			if r.asksOrOrders(l) && !r.IsNoise(l) {
				break
			}
			continue
		}
		if i > 0 && (q.Kind != line.PlainNumber || r.HeadsKind(lexicon.Fold(l.Text[q.End:]))) || r.asksOrOrders(l.From(q.End)) || !r.titles(lines, i, q) || !r.countsAnew(lines[i+1:], q.Number) {
			break
		}
		if out == nil {
			out = append(out, lines...)
		}
		out[i].Inside, out[i+1].Gap = true, true
	}
	if out == nil {
		return lines
	}
	return out
}

// countsAnew reports whether the first number in some lines does not go on from the one above them, and
// no choice stands above it.
func (r *Reader) countsAnew(lines []line.Line, number int) bool {
	for _, l := range lines[:min(headLines, len(lines))] {
		if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel && l.Label == nil && !IsAlphaSection(l.Text) && !answerkey.RomanSection.MatchString(l.Text) {
			return false
		}
		if b, ok := l.QuestionLabel(r.Vocabulary); ok && b.Number > 0 {
			return b.Number <= number
		}
	}
	return false
}

// titles reports whether line i, with a number, names a test behind it or with the word
// before it: "Question 1" does not, nor "Test 1" where "Test 2" counts on.
func (r *Reader) titles(lines []line.Line, i int, q line.QuestionLabel) bool {
	if !strings.HasPrefix(lines[i].Folded(), "test ") {
		return r.QuizTitle.In(lexicon.Fold(lines[i].Text[q.End:]))
	}
	return !slices.ContainsFunc(lines[i+1:], func(l line.Line) bool {
		_, ok := l.WordLabel(r.Vocabulary)
		return ok && strings.HasPrefix(l.Folded(), "test ")
	})
}

// asksOrOrders reports whether what stands behind a number can be a question: it asks,
// has room, is a sentence or longer than a title, or begins with an order.
func (r *Reader) asksOrOrders(l line.Line) bool {
	return lexicon.HasQuestionMark(l.Text) || flatten.HasBlank(l) || answerkey.EndsSentence(l.Text) || r.Asking.Begins(l.Folded()) > 0 || flatten.CountWords(l.Text, longestTitle+1) > longestTitle
}
