package printed

import (
	"strconv"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastAnswerHeads is how many questions must have such a line.
const leastAnswerHeads = 2

// answerNumber is what stands behind the word "Answer" where it says whose.
var answerNumber = pattern.New(`^\s*(?:no\.?|nr\.?|[#№])?\s*(\d{1,3})\s*(?:[.:)：–-]+\s*|$)`)

// AnswerHeads takes the number off "Answer 3" below "Question 3": it is the
// answer, and neither a choice nor a question. Where a question has more than
// one such line, "Answer 1" and "Answer 2" are its choices.
func (r *Reader) AnswerHeads(lines []line.Line) []line.Line {
	cuts := map[int]int{} // what to take off, by line
	asked, told := 0, false
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		if q, ok := l.WordLabel(r.Vocabulary); ok {
			asked, told = q.Number, false
			continue
		}
		number, end := r.numberedAnswer(l)
		if number == 0 || asked == 0 {
			continue
		}
		if number != asked || told {
			return lines
		}
		told = true
		cuts[i] = end
	}
	if len(cuts) < leastAnswerHeads {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for i, end := range cuts {
		out[i] = line.NewLine(out[i], append([]page.Run{{Text: "Answer: "}}, out[i].From(end).Runs...))
	}
	return out
}

// numberedAnswer is the number in a line that begins "Answer 3", and where its
// text begins; 0 for any other line.
func (r *Reader) numberedAnswer(l line.Line) (number, end int) {
	c, end := r.Vocabulary.Find(l.Head(), lexicon.AnswerWord)
	if c == lexicon.NoClass {
		return 0, 0
	}
	m := answerNumber.FindStringSubmatch(l.Text[end:])
	if m == nil {
		return 0, 0
	}
	number, err := strconv.Atoi(m[1])
	if err != nil {
		return 0, 0
	}
	return number, end + len(m[0])
}
