package recognize

// leastPoints is how many questions must have a list of one point under them.
const leastPoints = 3

// lonePoints takes the only point of a list under a question, "a. Oslo", for its
// answer, where most questions without choices have one: a choice is never alone.
func (r *recognizer) lonePoints(ds []draft) {
	open, pointed, asking := 0, 0, 0
	for _, d := range ds {
		if len(d.choices) > 0 || d.hasAnswer() {
			continue
		}
		open++
		if r.pointed(d) {
			pointed++
			if r.inquires(d) {
				asking++
			}
		}
	}
	if pointed < leastPoints || pointed*2 < open || asking*2 < pointed {
		return
	}
	for i := range ds {
		d := &ds[i]
		if len(d.choices) > 0 || d.hasAnswer() || !r.pointed(*d) {
			continue
		}
		last := len(d.stem) - 1
		d.listed = append(d.listed, d.stem[last])
		d.stem = d.stem[:last]
	}
}

// pointed reports whether the stem ends in a line that begins an automatic list
// and asks nothing.
func (r *recognizer) pointed(d draft) bool {
	if len(d.stem) < 2 || len(d.listed) > 0 {
		return false
	}
	first, last := d.stem[0], d.stem[len(d.stem)-1]
	c, ok := last.choiceLabel()
	if !ok || last.label == nil || !isFirst(c.sign, r.letters) || first.label != nil && first.label.Level >= last.label.Level && first.label.List == last.label.List {
		return false
	}
	return !r.noPoint(last)
}

// noPoint reports whether a line asks, leaves room or is none of text.
func (r *recognizer) noPoint(l line) bool {
	return l.kind != textLine || l.text == "" || hasQuestionMark(l.text) || hasBlank(l) || isRoom(l.text) || bracketPoints.MatchString(l.text) || r.cued(l.text)
}
