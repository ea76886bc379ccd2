package recognize

// solvedParts reads the parts of a question whose solutions stand together below
// them, "(a) ... (b) ... Solution: (a) ... (b) ...", and gives each its own; nil
// where the lettered lines are no parts or nothing says which solution is whose.
func (r *recognizer) solvedParts(ts []token, g grammar) []draft {
	at := solutionList(ts)
	if at < 0 || !hasChoice(ts[:at]) {
		return nil
	}
	out := r.segment(ts[:at], g)
	if len(out) < 2 {
		return nil
	}
	places := map[string]int{}
	for i := range out {
		label, ok := choiceLabelOf(out[i].label.text + " x")
		if !out[i].part || !ok {
			return nil
		}
		places[label.sign] = i
	}
	n, k, given := *ts[at].note, -1, 0
	for i, l := range solutionLines(ts[at:]) {
		value := l
		if label, ok := choiceLabelOf(l.text); ok {
			if to, known := places[label.sign]; known && to >= k {
				k, value = to, l.from(label.end)
				given++
			}
		}
		if k < 0 || value.text == "" && value.kind == textLine {
			continue
		}
		own := note{class: n.class, value: value, strong: i > 0}
		if l.kind != textLine && own.class == answerWord {
			continue // a picture of the solution is none to compare with
		}
		out[k].notes = append(out[k].notes, own)
	}
	if given < 2 {
		return nil
	}
	return out
}

// solutionList finds the answer word under which solutions begin with the first
// letter; -1 where there is none.
func solutionList(ts []token) int {
	for i, t := range ts {
		if t.note.class != answerWord && t.note.class != modelWord {
			continue
		}
		if beginsParts(t.note.value.text) {
			return i
		}
		for _, next := range ts[i+1 : min(i+1+strayLines, len(ts))] {
			if beginsParts(next.text) {
				return i
			}
			if len(next.text) > strayLength {
				break
			}
		}
		return -1
	}
	return -1
}

// Between the word and the first solution stand at most these pieces of a
// formula that did not fit into a line.
const (
	strayLines  = 3
	strayLength = 8
)

func beginsParts(s string) bool {
	label, ok := choiceLabelOf(s)
	return ok && label.kind == letterLabel && (label.sign == "a" || label.sign == "i")
}

// solutionLines are the lines from an answer word on, without it.
func solutionLines(ts []token) []line {
	var out []line
	if l := ts[0].note.value; l.text != "" {
		out = append(out, l)
	}
	for _, t := range ts[1:] {
		out = append(out, t.line)
	}
	return out
}

// priced reports whether every lettered line says what it is worth: then they
// are parts of a question, whatever stands below them.
func priced(choices []draftChoice) bool {
	for _, c := range choices {
		if !bracketPoints.MatchString(c.text()) {
			return false
		}
	}
	return true
}

// inPricedPart reports whether the last lettered line says what it is worth: a
// solution behind it goes on up to the next part.
func inPricedPart(ts []token) bool {
	for i := len(ts) - 1; i >= 0; i-- {
		if ts[i].isChoice() {
			return bracketPoints.MatchString(ts[i].text)
		}
	}
	return false
}
