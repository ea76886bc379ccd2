package recognize

import "strings"

// partSign is the letter of the part that a value of a key is for: "a) Paris".
func partSign(value string) string {
	c, ok := choiceLabelOf(value)
	if !ok || c.kind != letterLabel || c.end >= len(value) {
		return ""
	}
	return c.sign
}

// nextPart reports whether a line of a key answers the next part of the question
// before: "b) ..." behind "1. a) ...".
func (r *recognizer) nextPart(entries []keyEntry, l line) bool {
	if len(entries) == 0 || l.kind != textLine {
		return false
	}
	last, sign := partSign(entries[len(entries)-1].value.text), partSign(l.text)
	return last != "" && sign != "" && follows(last, sign, r.letters, false)
}

// pairPart gives an entry to the part it names of the question whose first part
// is draft i; without a letter, to the first part that has none yet.
func (r *recognizer) pairPart(list *keyList, ds []draft, i int, e *keyEntry) {
	sign := partSign(e.value.text)
	for k := i; k < len(ds) && ds[k].part && ds[k].label.number == ds[i].label.number; k++ {
		own := fold(strings.Trim(ds[k].label.text[strings.LastIndexByte(ds[k].label.text, ' ')+1:], ".)( "))
		if sign == "" && list.of[&ds[k]] == nil || sign != "" && own == sign {
			if c, ok := choiceLabelOf(e.value.text); ok && sign != "" {
				e.value = e.value.from(c.end)
			}
			r.pairKey(list, &ds[k], e)
			return
		}
	}
}
