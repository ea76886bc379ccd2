package recognize

import "formwright/shared/page"

// brokenAnswer puts an answer together that the author broken over lines of one
// paragraph, as what a program prints: "Answer: True", "False". Behind a number or
// a word for true only more of its kind belong to it, a remark does not.
func (b *builder) brokenAnswer(first note) line {
	out := first.value
	begun := false
	for _, n := range b.d.notes {
		if n.class != answerWord || !begun {
			begun = begun || n.value.pos() == out.pos() && n.value.text == out.text
			continue
		}
		if !n.strong || !n.value.soft || n.value.block != first.value.block || len(n.value.text) > briefAnswer || !b.sameKind(first.value.text, n.value.text) {
			return first.value
		}
		out = newLine(out, append(append(out.runs[:len(out.runs):len(out.runs)], page.Run{Text: " "}), n.value.runs...))
	}
	return out
}

// sameKind reports whether two lines are both numbers, both words for true and
// false, or the first is neither.
func (b *builder) sameKind(first, second string) bool {
	if _, number := numberOf(first); number {
		_, number = numberOf(second)
		return number
	}
	if _, truth := b.r.truthOf(first, true); truth {
		_, truth = b.r.truthOf(second, true)
		return truth
	}
	return true
}
