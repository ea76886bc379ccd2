package answerkey

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastReasonHeads is how many questions must have such a line between them and their answer.
const leastReasonHeads = 2

// WithoutReasonHeads drops the lines that announce an answer and why it is right where both
// follow with words of their own: "Solution and explanation: / Right answer: b / Explanation:
// ...". They ask nothing and answer nothing.
func (r *Reader) WithoutReasonHeads(lines []line.Line) []line.Line {
	drop := map[int]bool{}
	for i, l := range lines {
		if l.Kind == line.TextLine && l.Label == nil && !lexicon.IsLonger(l.Text, lexicon.HeadingLimit) && !lexicon.HasQuestionMark(l.Text) && r.announcesReason(l.Text) && r.tellsBelow(lines, i) {
			drop[i] = true
		}
	}
	if len(drop) < leastReasonHeads {
		return lines
	}
	out := make([]line.Line, 0, len(lines)-len(drop))
	for i, l := range lines {
		if !drop[i] {
			out = append(out, l)
		}
	}
	return out
}

// announcesReason reports whether a line is the word for an answer and that for a reason,
// and no more.
func (r *Reader) announcesReason(text string) bool {
	if r.Vocabulary.BeginsOther(text, lexicon.KeyHeading, lexicon.AnswerWord) {
		return false
	}
	halves := joint.Split(strings.TrimRight(text, lexicon.Whitespace+":："), 3)
	if len(halves) != 2 {
		return false
	}
	_, answer := r.Vocabulary.Is(halves[0], lexicon.KeyHeading, lexicon.AnswerWord)
	_, reason := r.Vocabulary.Is(halves[1], lexicon.ExplainWord)
	return answer && reason
}

// tellsBelow reports whether the next line tells an answer behind the word for one.
func (r *Reader) tellsBelow(lines []line.Line, at int) bool {
	for _, l := range lines[at+1:] {
		if l.Empty() {
			continue
		}
		note, ok := line.NoteOf(l, r.Vocabulary)
		return ok && note.Class == lexicon.AnswerWord && note.Value.Text != ""
	}
	return false
}
