package recognize

import (
	"formwright/shared/page"
)

// The bounds of questions with letters under a number that only orders to choose.
const (
	leastNested = 2 // of them
	nestedStem  = 3 // lines of one
)

// nestedList is the list of their letters.
const nestedList = "nested"

// nestedChoices numbers the questions under a number that only says what to do with
// them, "1. Circle the right answer. a) The capital is A) Rome B) Oslo b) ...": they
// have letters, and their choices letters of another look.
func (r *recognizer) nestedChoices(lines []line) []line {
	var out []line // nil as long as every line is kept
	for i := 0; i+1 < len(lines); i++ {
		q, ok := lines[i].questionLabel(r.vocabulary)
		if !ok || q.number <= 0 || q.kind == romanNumber || hasQuestionMark(lines[i].text) || !r.ordersChoice(lines[i]) {
			continue
		}
		at := r.nestedAt(lines, i+1)
		if len(at) < leastNested {
			continue
		}
		if out == nil {
			out = append([]line(nil), lines...)
		}
		if l := lines[i]; l.label != nil {
			out[i].label = nil
		} else {
			out[i] = l.from(q.end)
			out[i].gap = l.gap
		}
		for _, k := range at {
			l := lines[k]
			c, _ := l.choiceLabel()
			if l.label == nil {
				l = l.from(c.end)
			}
			l.label = &page.Label{Text: c.text, Format: page.Decimal, Number: q.number, List: nestedList}
			if q.kind == wordNumber {
				l.label.List = letteredList
			}
			out[k] = l
		}
		i = at[len(at)-1]
	}
	if out == nil {
		return lines
	}
	return out
}

// ordersChoice reports whether a line orders something, and no more.
func (r *recognizer) ordersChoice(l line) bool {
	f := fold(l.text)
	if r.truthCue.in(f) || r.match.in(f) || r.order.in(f) || r.filling.in(f) || hasBlank(l) {
		return false
	}
	c, _ := r.vocabulary.find(l.head, singleCue, multipleCue)
	return c != noClass || r.multiple.in(f) || r.cued(l.text) || r.ordersAtHead(f) || ordersByForm(l.text)
}

// nestedAt is the lines of the questions that begin at line i, one for each letter.
func (r *recognizer) nestedAt(lines []line, i int) []int {
	var at []int
	var outer choiceLabel
	for ; i < len(lines); i++ {
		if lines[i].kind == textLine && lines[i].text == "" && lines[i].label == nil {
			continue
		}
		c, ok := lines[i].choiceLabel()
		if !ok || c.kind != letterLabel || len(at) == 0 && c.sign == romanParts()[0] {
			return at // romanItems reads Roman numbers
		}
		switch {
		case len(at) == 0 && isFirst(c.sign, r.letters), len(at) > 0 && looksLike(c, outer) && follows(outer.sign, c.sign, r.letters, false):
		default:
			return at
		}
		end := r.rowUnder(lines, i, c)
		if end == 0 {
			return nil
		}
		at, outer, i = append(at, i), c, end-1
	}
	return at
}

// rowUnder is the end of the choices of another look that stand under a lettered
// line; 0 for none.
func (r *recognizer) rowUnder(lines []line, i int, outer choiceLabel) int {
	for k := i + 1; k < min(len(lines), i+1+nestedStem); k++ {
		c, ok := lines[k].choiceLabel()
		if !ok || c.kind != letterLabel {
			if lines[k].kind != textLine || ok {
				return 0
			}
			continue
		}
		if looksLike(c, outer) || !isFirst(c.sign, r.letters) {
			return 0
		}
		end, found := k+1, 1+len(continued(c, findSpots(lines[k]), nil, r.letters))
		for before := c; end < len(lines); end++ {
			next, ok := lines[end].choiceLabel()
			if !ok || !looksLike(next, c) {
				break
			}
			if isFirst(next.sign, r.letters) && !follows(before.sign, next.sign, r.letters, true) {
				break
			}
			before = next
			found++
		}
		if found < 2 {
			return 0
		}
		return end
	}
	return 0
}

// looksLike reports whether two letters are of one list.
func looksLike(a, b choiceLabel) bool {
	return a.kind == b.kind && a.upper == b.upper && a.auto == b.auto && (a.delim == b.delim || a.auto) && isRomanSign(a.sign) == isRomanSign(b.sign)
}
