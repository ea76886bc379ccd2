package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastBareHeads is how many tasks with such a head and an answer a document has.
const leastBareHeads = 3

// BareHeads numbers the tasks that only a word heads, "Exercise:", each with its answer
// under a word of its own, "Solution:", in turns. Tasks with numbers may follow. Where
// most of the words stand over a list that counts from 1, the list asks and not the word.
func (r *Reader) BareHeads(lines []line.Line) []line.Line {
	var heads, answers []int
	open, lists := false, 0
	for i, l := range lines {
		switch {
		case r.isBareHead(l) && !open:
			heads, open = append(heads, i), true
			if i+1 < len(lines) && r.countsFromOne(lines[i+1]) {
				lists++
			}
		case r.isBareHead(l):
			return lines
		case open && r.isAnswerHead(l):
			answers, open = append(answers, i), false
		}
	}
	if open || len(heads) < leastBareHeads || lists*2 > len(heads) {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for n, i := range heads {
		word := strings.TrimRight(lines[i].Text, " :")
		out[i] = line.NewLine(lines[i], []page.Run{{Text: word + " " + lexicon.DecimalText(n+1) + "."}})
		out[i].Gap = true
	}
	for _, i := range answers {
		out[i] = line.NewLine(lines[i], []page.Run{{Text: "Answer:"}}) // others head the key of a whole test
	}
	return out
}

// countsFromOne reports whether a line is the first of a numbered list.
func (r *Reader) countsFromOne(l line.Line) bool {
	q, ok := l.QuestionLabel(r.Vocabulary)
	return ok && l.Kind == line.TextLine && q.Kind == line.PlainNumber && q.Number == 1
}

// isBareHead reports whether a line is a word for a question and a colon.
func (r *Reader) isBareHead(l line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil || !strings.HasSuffix(l.Text, ":") || lexicon.IsLonger(l.Text, lexicon.HeadingLimit) {
		return false
	}
	_, ok := r.Vocabulary.Is(strings.Trim(l.Text, "*# :"), lexicon.QuestionWord)
	return ok
}

// isAnswerHead reports whether a line is a word for the answer, with a colon or not.
func (r *Reader) isAnswerHead(l line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, lexicon.HeadingLimit) {
		return false
	}
	_, ok := r.Vocabulary.Is(strings.Trim(l.Text, "*# :"), lexicon.AnswerWord)
	return ok
}
