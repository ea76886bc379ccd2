package recognize

// listedBelow is how many lines a list under an empty answer line has: bullets
// or numbers, to the end of the question, which offers no choices. "Ans: (1) ...
// (2) ..." is an answer of several points.
func listedBelow(ts []token, i int, before []token) int {
	if ts[i].note.class != answerWord || hasChoice(before) {
		return 0
	}
	points := 0
	for k, t := range ts[i+1:] {
		switch {
		case t.choice.kind == bulletLabel || t.choice.kind == digitLabel && !t.choice.upper:
			points++
		case k == 0 || t.isChoice() || t.note.class != noClass || t.heading || t.stimulus || t.kind != textLine || isRoom(t.text):
			return 0
		}
	}
	if points < 2 {
		return 0
	}
	return len(ts) - i - 1
}

// takeList makes the list under an empty answer line i its value, and gives its
// length; 0 for none.
func takeList(d *draft, ts []token, i int, before []token) int {
	below := listedBelow(ts, i, before)
	n := &d.notes[len(d.notes)-1]
	if below == 0 || n.value.text != "" {
		return 0
	}
	point := *n
	d.notes = d.notes[:len(d.notes)-1]
	for _, t := range ts[i+1 : i+1+below] {
		point.value = t.line
		point.value.block = ts[i].block
		d.notes = append(d.notes, point)
		point.strong = true
	}
	return below
}

// inPoints reports whether an answer of several lines is a list.
func inPoints(lines []line) bool {
	for _, l := range lines[:2] {
		if c, ok := l.choiceLabel(); !ok || c.kind != bulletLabel && c.kind != digitLabel {
			return false
		}
	}
	return true
}
