package recognize

import (
	"strings"
	"unicode"
)

// twoLists finds the lists of a matching question whose first list is lettered
// as the second is: a.–d. in the stem, i.–iv. as its choices. left is nil where
// the stem ends in no such list.
func (b *builder) twoLists() (left, right []entry, stem []line) {
	for i, l := range b.d.stem {
		if c, ok := l.choiceLabel(); !ok || c.kind != letterLabel || !isFirst(c.sign, b.r.letters) {
			continue
		}
		left = b.letterList(b.d.stem[i:])
		stem = append(stem, b.d.stem[:i]...)
		break
	}
	if len(left) < 2 || len(stem) == 0 || b.combines(left) {
		return nil, nil, nil
	}
	for _, c := range b.d.choices {
		text := joined(c.lines)
		if c.label.sign == "" && !c.label.auto || len(pairsOf(text.text)) >= 2 {
			return nil, nil, nil
		}
		right = append(right, entry{c.label.sign, text})
	}
	letterEntries(right, true)
	return left, right, stem
}

// letterList reads lines that are all entries of one lettered list or go on
// with one, nil where they are not.
func (b *builder) letterList(lines []line) []entry {
	var out []entry
	for i, l := range lines {
		c, ok := l.choiceLabel()
		switch {
		case ok && c.kind == letterLabel && (len(out) == 0 || follows(out[len(out)-1].sign, c.sign, b.r.letters, false)):
			out = append(out, entry{c.sign, l.from(c.end)})
		case !ok && l.kind == textLine && l.soft:
			k := len(out) - 1
			out[k].line = joined([]line{out[k].line, l})
		case !ok && i == len(lines)-1 && columnTitle(l):
		default:
			return nil
		}
	}
	return out
}

// combines reports whether choices name entries of a list by their letters, "I
// and II only": they are no second list. The letter a is a word as well.
func (b *builder) combines(list []entry) bool {
	named := 0
	for _, c := range b.d.choices {
		for _, word := range strings.FieldsFunc(fold(c.text()), func(r rune) bool { return !unicode.IsLetter(r) }) {
			if word != "a" && find(list, word) >= 0 {
				named++
				break
			}
		}
	}
	return named >= 2
}
