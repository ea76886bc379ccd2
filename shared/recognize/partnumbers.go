package recognize

import (
	"strings"

	"formwright/shared/recognize/pattern"
)

// firstPart is a number with the letter of its first part behind it, "Q1 a) ...",
// "2. (a) ...", and what may stand before it.
var firstPart = pattern.New(`^(\pL{0,9})\.?\s?\d{1,2}\s?[.):]{0,2}\s+([(\[]?[aA][).\]]\s*)[^\s.)]`)

// partsReach is how many lines below the first part of a question the second may
// stand.
const partsReach = 25

// partNumbers parts numbers of questions from the letters of their first parts,
// where a second one follows.
func (r *recognizer) partNumbers(lines []line) []line {
	var out []line // nil as long as every line is kept
	for i, l := range lines {
		at := 0
		if l.kind == textLine && l.label == nil {
			at = r.firstPartAt(lines, i)
		}
		if at > 0 && out == nil {
			out = append(make([]line, 0, len(lines)+len(lines)/4), lines[:i]...)
		}
		if out != nil {
			if at > 0 {
				out = cutAt(out, l, []int{at})
			} else {
				out = append(out, l)
			}
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// firstPartAt is where the letter behind the number of line i begins, 0 where
// there is none, or no second one below.
func (r *recognizer) firstPartAt(lines []line, i int) int {
	text := lines[i].text
	m := firstPart.FindStringSubmatchIndex(text)
	if m == nil {
		return 0
	}
	if word := fold(text[m[2]:m[3]]); word != "" && word != "q" && word != "que" && word != "ques" {
		if _, ok := r.vocabulary.is(word, questionWord); !ok {
			return 0
		}
	}
	first, ok := choiceLabelOf(text[m[4]:])
	if !ok || first.kind != letterLabel {
		return 0
	}
	for _, l := range lines[i+1 : min(len(lines), i+1+partsReach)] {
		if firstPart.MatchString(l.text) {
			return 0
		}
		if c, ok := l.choiceLabel(); ok && c.kind == letterLabel && strings.EqualFold(c.sign, "b") && c.delim == first.delim && c.upper == first.upper {
			return m[4]
		}
	}
	return 0
}
