package recognize

import (
	"strconv"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// leastAnswerHeads is how many questions must have such a line.
const leastAnswerHeads = 2

// answerNumber is what stands behind the word "Answer" where it says whose.
var answerNumber = pattern.New(`^\s*(?:no\.?|nr\.?|[#№])?\s*(\d{1,3})\s*(?:[.:)：–-]+\s*|$)`)

// answerHeads takes the number off "Answer 3" below "Question 3": it is the
// answer, and neither a choice nor a question. Where a question has more than
// one such line, "Answer 1" and "Answer 2" are its choices.
func (r *recognizer) answerHeads(lines []line) []line {
	cuts := map[int]int{} // what to take off, by line
	asked, told := 0, false
	for i, l := range lines {
		if l.kind != textLine || l.label != nil {
			continue
		}
		if q, ok := wordLabel(l.text, l.head, r.vocabulary); ok {
			asked, told = q.number, false
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
	out := append([]line(nil), lines...)
	for i, end := range cuts {
		out[i] = newLine(out[i], append([]page.Run{{Text: "Answer: "}}, out[i].from(end).runs...))
	}
	return out
}

// numberedAnswer is the number in a line that begins "Answer 3", and where its
// text begins; 0 for any other line.
func (r *recognizer) numberedAnswer(l line) (number, end int) {
	c, end := r.vocabulary.find(l.head, answerWord)
	if c == noClass {
		return 0, 0
	}
	m := answerNumber.FindStringSubmatch(l.text[end:])
	if m == nil {
		return 0, 0
	}
	number, err := strconv.Atoi(m[1])
	if err != nil {
		return 0, 0
	}
	return number, end + len(m[0])
}
