package asks

import (
	"slices"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// OrderLists makes a question of an order without a number to put in order the list of letters
// or bullets below it, where the choices of the question above end right over it: "c. Bern",
// "Put the events in order.", "a. ...". Both lists would be one question's otherwise.
func (r *Reader) OrderLists(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	for i := 2; i+leastOrdered < len(lines); i++ {
		l := lines[i]
		if l.Kind != line.TextLine || l.Label != nil || !r.ordersEntries(l) || max(lettersFrom(lines[i+1:]), bulletsFrom(lines[i+1:])) < leastOrdered || !r.endsChoices(lines[:i]) {
			continue
		}
		if q, ok := l.QuestionLabel(r.Vocabulary); ok && q.Number > 0 || r.startsLabelled(l) {
			continue
		}
		if stem := r.matchStem(lines, i, 1); len(stem) == 1 {
			if out == nil {
				out = append(out, lines...)
			}
			out[i] = stem[0]
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// lettersFrom counts the lines from the first on whose letters count from "a" on.
func lettersFrom(lines []line.Line) int {
	for i, l := range lines {
		if c, ok := l.ChoiceLabel(); !ok || l.Kind != line.TextLine || c.Kind != lexicon.LetterLabel || i >= 26 || c.Sign != string(rune('a'+i)) {
			return i
		}
	}
	return len(lines)
}

// bulletsFrom counts the lines behind bullets from the first on.
func bulletsFrom(lines []line.Line) int {
	n := 0
	for n < len(lines) && rewrite.IsBulleted(lines[n]) {
		n++
	}
	return n
}

// mostAsked is how many lines a question has over its choices that a list follows.
const mostAsked = 3

// endsChoices reports whether lines end in the lettered choices of a numbered question, or in
// the answer below them: one without a number would need none here either.
func (r *Reader) endsChoices(lines []line.Line) bool {
	i := len(lines) - 1
	for ; i > 0 && lines[i].Kind == line.TextLine && lines[i].Text == ""; i-- {
	}
	if _, n := r.Vocabulary.Find(lines[i].Head(), lexicon.AnswerWord); n > 0 {
		i--
	}
	c, ok := lines[i].ChoiceLabel()
	for n := 0; ok && c.Kind == lexicon.LetterLabel && len(c.Sign) == 1 && i > 0; n++ {
		if c.Sign == "a" {
			return n > 0 && slices.ContainsFunc(lines[max(0, i-mostAsked):i], r.NumbersOwn)
		}
		below := c.Sign[0]
		i--
		if c, ok = lines[i].ChoiceLabel(); ok && (len(c.Sign) != 1 || c.Sign[0] != below-1) {
			return false
		}
	}
	return false
}
