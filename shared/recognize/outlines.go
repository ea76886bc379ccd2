package recognize

// outlines reports whether a labelled line behind an explanation goes on with
// it: the question has its choices already, and the label is of another kind,
// "i)" behind "a)" to "d)".
func outlines(before []token, next token) bool {
	if !next.isChoice() || next.note.class != noClass || next.gap || next.heading {
		return false
	}
	n, first := 0, choiceLabel{}
	for _, t := range before {
		if t.isChoice() {
			if n++; n == 1 {
				first = t.choice
			}
		}
	}
	if n < 2 || first.kind != letterLabel {
		return false
	}
	switch next.choice.kind {
	case letterLabel:
		return len(next.choice.sign) > 1 || next.choice.sign == "i" && n < 8
	case bulletLabel:
		return true
	}
	return false
}
