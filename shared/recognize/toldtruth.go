package recognize

import (
	"strings"

	"formwright/shared/page"
)

// The least that a list of statements with their truth has: lines, and words in
// a statement on average.
const (
	leastTold  = 5
	toldLength = 4
)

// toldTruths writes a list of statements without numbers, each with its truth at
// the end of the line, "Ice is cold: true", as numbered statements and answers.
// Nearly every line must be one, with truths of both kinds.
func (r *recognizer) toldTruths(lines []line) []line {
	if len(lines) < leastTold || r.judgesChoices(lines) {
		return lines
	}
	cuts := make([]int, len(lines))
	told, words, values := 0, 0, [2]int{}
	for i, l := range lines {
		at, c := r.toldAt(l)
		if at == 0 {
			if i-told > 2+told/9 {
				return lines
			}
			continue
		}
		cuts[i] = at
		told++
		words += len(strings.Fields(l.text[:at]))
		if c == trueWord {
			values[0]++
		} else {
			values[1]++
		}
	}
	if told < leastTold || told*10 < (len(lines)-2)*9 || words < toldLength*told || values[0] == 0 || values[1] == 0 {
		return lines
	}
	out := make([]line, 0, 2*len(lines))
	number := 0
	for i, l := range lines {
		if cuts[i] == 0 {
			out = append(out, l)
			continue
		}
		number++
		out = append(out, toldPair(l, cuts[i], number)...)
	}
	return out
}

// toldPair is a numbered question and the answer that stands behind it.
func toldPair(l line, cut, number int) []line {
	stem := l.cut(0, cut)
	stem.label = &page.Label{Text: decimalText(number) + ".", Format: page.Decimal, Number: number, List: toldList}
	answer := l.from(cut)
	answer = newLine(answer, append([]page.Run{{Text: "Answer: "}}, answer.from(len(answer.text)-len(strings.TrimLeft(answer.text, toldSigns))).runs...))
	answer.gap, answer.soft = false, false
	return []line{stem, answer}
}

// toldList names the numbers given to such questions.
const toldList = "told"

// toldSigns part a statement from its truth.
const toldSigns = ":;|=\t –—-→>"

// toldAt is where the truth at the end of a line begins, with the signs before
// it, and which it is; 0 for none.
func (r *recognizer) toldAt(l line) (int, class) {
	if l.kind != textLine || l.label != nil || len(l.text) < 12 {
		return 0, noClass
	}
	at := strings.LastIndexAny(l.text, ":;|=\t–—→>")
	if at < 0 || len(l.text)-at > 24 {
		if at = strings.LastIndex(l.text, " - "); at < 0 || len(l.text)-at > 24 {
			return 0, noClass
		}
	}
	c, ok := r.vocabulary.is(strings.Trim(l.text[at:], toldSigns+".,"), trueWord, falseWord)
	if !ok {
		return 0, noClass
	}
	if _, numbered := numberLabel(l.text); numbered {
		return 0, noClass
	}
	return len(strings.TrimRight(l.text[:at], toldSigns)), c
}

// judgesChoices reports whether the truths stand behind the choices of questions,
// whose letters begin again: "a. Rhine [true]".
func (r *recognizer) judgesChoices(lines []line) bool {
	begun := 0
	for _, l := range lines {
		if c, ok := l.choiceLabel(); ok && c.kind == letterLabel && strings.EqualFold(c.sign, "a") {
			if at, _ := r.toldAt(l); at > 0 {
				begun++
			}
		}
	}
	return begun > 1
}
