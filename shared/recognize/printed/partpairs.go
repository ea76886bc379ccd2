package printed

import (
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/line"
)

// Bounds of the statements with such words that are parts of a question.
const (
	leastPartPairs = 2
	mostPartPairs  = 26
)

// partsOfNumbers counts the statements with such words that stand without numbers
// right below a numbered order, "2. Are the sentences true?": they are its parts.
func (r *Reader) partsOfNumbers(lines []line.Line, pairs map[int]wordPair) map[int]int {
	parts := map[int]int{}
	for i, l := range lines {
		if _, judged := pairs[i]; judged || l.Kind != line.TextLine || !r.NumbersOwn(l) {
			continue
		}
		var at []int
		for k := i + 1; k < len(lines) && (lines[k].Text == "" || isBarePair(lines[k], pairs, k)); k++ {
			if lines[k].Text != "" {
				at = append(at, k)
			}
		}
		if len(at) < leastPartPairs || len(at) > mostPartPairs {
			continue
		}
		for n, k := range at {
			parts[k] = n + 1
		}
	}
	return parts
}

// isBarePair reports whether a line is a statement with such words behind it and
// nothing that counts in front.
func isBarePair(l line.Line, pairs map[int]wordPair, at int) bool {
	p, ok := pairs[at]
	if !ok || p.at == 0 || l.Label != nil {
		return false
	}
	stem := asks.Bulleted(l)
	_, numbered := stem.NumberLabel()
	_, labelled := stem.ChoiceLabel()
	return !numbered && !labelled
}

// haveNumbers reports whether most statements with such words have numbers of their
// own: one without is the end of a longer one.
func (r *Reader) haveNumbers(lines []line.Line, pairs map[int]wordPair) bool {
	numbered := 0
	for i := range pairs {
		if q, ok := lines[i].QuestionLabel(r.Vocabulary); ok && q.Number > 0 {
			numbered++
		}
	}
	return numbered*2 > len(pairs)
}
