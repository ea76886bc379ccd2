package printed

import (
	"slices"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of sentences behind answers that no word calls explanations.
const (
	leastPlainReasons = 4 // of a document
	mostReasonLines   = 8
	leastReasonWords  = 4
	mostChoiceLines   = 3 // lines of the last choice
)

// PlainReasons reads what stands between the answer and the number of the next question as
// the explanation, where it does so behind most answers of a document: "Answer: B. The
// owl", "It is the only bird here that hunts at night." Behind few answers it may be what
// leads to the next questions, without choices the answer goes on.
func (r *Reader) PlainReasons(lines []line.Line) []line.Line {
	var at []int
	answers := 0
	for i := 0; i < len(lines); i++ {
		c, valued := lines[i].NoteClass(r.Vocabulary)
		if c != lexicon.AnswerWord {
			continue
		}
		answers++
		offered := hasChoiceAbove(lines, i)
		if !valued && i+1 < len(lines) {
			i++ // the answer stands below its word
		}
		if !offered || strings.HasSuffix(lines[i].Text, ":") {
			continue // the answer of an open question goes on
		}
		if end := r.plainReason(lines, i+1); end > 0 {
			at = append(at, i+1)
			i = end - 1
		}
	}
	if len(at) < leastPlainReasons || len(at)*10 < answers*6 {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range at {
		out[i] = flatten.Explaining(lines[i])
	}
	return out
}

// hasChoiceAbove reports whether a lettered choice ends on one of the lines right above.
func hasChoiceAbove(lines []line.Line, i int) bool {
	for k := i - 1; k >= 0 && i-k <= mostChoiceLines; k-- {
		if c, ok := lines[k].ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel {
			return true
		}
	}
	return false
}

// plainReason is where sentences end that begin at a line and have the number of a
// question below them; 0 for anything else.
func (r *Reader) plainReason(lines []line.Line, from int) int {
	words := 0
	for k := from; k <= len(lines) && k-from <= mostReasonLines; k++ {
		if k == len(lines) || r.beginsNumbered(lines[k]) {
			if words < leastReasonWords {
				return 0
			}
			return k
		}
		l := lines[k]
		if l.Kind != line.TextLine || l.Label != nil || l.Gap && k > from || lexicon.HasQuestionMark(l.Text) || strings.HasSuffix(l.Text, ":") || l.Style().Heading > 0 || l.IsBold() {
			return 0
		}
		if _, ok := l.ChoiceLabel(); ok {
			return 0
		}
		if c, _ := l.NoteClass(r.Vocabulary); c != lexicon.NoClass {
			return 0
		}
		words += flatten.CountWords(l.Text, leastReasonWords)
	}
	return 0
}

// beginsNumbered reports whether a line begins with the number of a question and its sign.
func (r *Reader) beginsNumbered(l line.Line) bool {
	q, ok := l.QuestionLabel(r.Vocabulary)
	return ok && q.Number > 0 && (q.Signed() || q.Kind == line.WordNumber)
}
