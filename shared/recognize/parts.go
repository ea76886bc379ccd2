package recognize

import (
	"slices"
	"strings"
)

// parts cuts a question whose lettered lines are questions themselves, "1 a)
// ... b) ...", into one draft for each; nil when they are choices. What stands
// over them is shared.
func (r *recognizer) parts(d draft, g grammar) []draft {
	if g.bare() || len(d.choices) < 2 {
		return nil
	}
	if boxed := r.boxedParts(d); boxed != nil {
		return boxed
	}
	judged := r.judged(d)
	ordered := !judged && !d.hasAnswer() && (r.worksOn(d) || g.kind == romanNumber && r.tasksInSection(d))
	solved := !judged && !ordered && d.hasAnswer()
	if solved && !priced(d.choices) || !judged && !ordered && !solved && !r.areParts(d) && !r.ordersParts(d) {
		return nil
	}
	return d.inParts(judged, ordered, solved)
}

// inParts makes a draft of every lettered line. They are statements to judge, or
// ordered by what stands over them, or have their solutions behind them.
func (d draft) inParts(judged, ordered, solved bool) []draft {
	out := make([]draft, 0, len(d.choices))
	for i, c := range d.choices {
		part := draft{part: true, labelled: true, truth: judged, claims: ordered, label: questionLabel{kind: plainNumber, text: partLabel(c.label, i)}}
		if i == 0 {
			part.shared = d.stem
		}
		for _, l := range c.lines {
			if isRoom(l.text) || isRoomWithUnit(l) {
				part.room++
			} else {
				part.stem = append(part.stem, l)
			}
		}
		if len(part.stem) == 0 {
			return nil
		}
		out = append(out, part)
	}
	last := &out[len(out)-1]
	last.room += d.room
	last.trailing = d.trailing
	if judged || solved {
		shareInOrder(out, d.choices, d.notes)
	} else {
		shareNotes(out, d.notes)
	}
	return out
}

// areParts reports whether most lettered lines ask: they have points or lines
// to answer on, one is enough where nothing stands over them, or they end with a
// question mark under a stem that asks nothing.
func (r *recognizer) areParts(d draft) bool {
	if haveGaps(d.choices) || d.areJudged() {
		return true
	}
	if r.openedOver(d) {
		return true
	}
	if d.choices[0].label.kind != letterLabel {
		return d.choices[0].label.list == openList
	}
	asking, marked := 0, 0
	for i, c := range d.choices {
		text := c.text()
		room := i == len(d.choices)-1 && d.room > 0
		for _, l := range c.lines {
			room = room || isRoom(l.text) || isRoomWithUnit(l)
		}
		if bracketPoints.MatchString(text) || room || bareEnd.MatchString(text) && countWords(text, worthWords) >= worthWords {
			marked++
		}
		if slices.ContainsFunc(c.lines, func(l line) bool { return endsAsking(l.text) }) {
			asking++
		}
	}
	n := len(d.choices)
	stem := d.stemText()
	wordless := !hasWords(bracketPoints.ReplaceAllString(stem, ""))
	if marked*3 >= n*2 || (marked > 0 || asking > 0 && len(d.stem) > 0 && !d.choices[0].label.upper) && wordless || addsUp(d) || d.sharesWorth() && !r.ordersPairs(d.stem) {
		return true
	}
	return asking == n && !d.choices[0].label.upper && !d.asks() && !r.cued(stem) && !d.multiple && !d.single
}

// openedOver reports whether the stem only says to answer what stands under it in
// words, "4. Answer briefly:".
func (r *recognizer) openedOver(d draft) bool {
	stem := d.stemText()
	asked := func(c draftChoice) bool { return !endsAsking(c.text()) }
	if spanOf(stem) > taskHeading && len(d.stem) > 1 && !slices.ContainsFunc(d.choices, asked) {
		stem = d.stem[0].text // over a text to read
	}
	if len(stem) == 0 || spanOf(stem) > taskHeading || !r.openTasks.in(fold(stem)) || r.otherKinds.in(fold(stem)) || hasQuestionMark(stem) || d.multiple || d.single || d.holes || r.keyed(d) {
		return false
	}
	return !slices.ContainsFunc(d.choices, func(c draftChoice) bool {
		k := c.label.kind
		return k != letterLabel && k != digitLabel || c.label.upper || c.sign != "" || countWords(c.text(), 2) < 2
	})
}

// ordersPairs reports whether a line of the stem begins with an order to match.
func (r *recognizer) ordersPairs(stem []line) bool {
	const label = 3 // bytes in front of it, "a. "
	return slices.ContainsFunc(stem, func(l line) bool {
		i := r.match.index(fold(l.text))
		return i >= 0 && i <= label
	})
}

// haveGaps reports whether every choice is a sentence with a gap to fill: no
// choice is, "14. Fill in: 1) The sea of ____ is salty. 2) ...".
func haveGaps(choices []draftChoice) bool {
	if haveLongRoom(choices) {
		return true
	}
	for _, c := range choices {
		if k := c.label.kind; k != letterLabel && k != digitLabel || len(c.lines) != 1 || !hasBlank(c.lines[0]) {
			return false
		}
		words := 0
		for _, w := range strings.Fields(c.text()) {
			if strings.Trim(w, "_.…-–۔() ") != "" {
				words++
			}
		}
		if words < gapWords {
			return false
		}
	}
	return true
}

// haveLongRoom reports whether every choice names something and has room behind it
// to write about it, "dog: ____________": more than a mark needs.
func haveLongRoom(choices []draftChoice) bool {
	return !slices.ContainsFunc(choices, func(c draftChoice) bool {
		text := c.text()
		at := emptyRoomAtEnd.FindStringIndex(text)
		return len(c.lines) != 1 || at == nil || !hasWords(text[:at[0]]) || hasQuestionMark(text) || widthOf(strings.TrimRight(strings.ReplaceAll(text[at[0]:], "…", "..."), " ")) < leastLongRoom
	})
}

// leastLongRoom is how wide room to write is at least, in characters.
const leastLongRoom = 10

// gapWords is how many words a sentence with a gap has at least.
const gapWords = 3

// labelParts names the parts of a question after it: "1 a)".
func labelParts(ds []draft, label questionLabel) {
	for i := range ds {
		if !ds[i].part {
			continue
		}
		own := ds[i].label.text
		ds[i].label = label
		ds[i].label.text = strings.TrimSpace(strings.TrimRight(label.text, ".") + " " + own)
		ds[i].label.key = ""
	}
}

// shareStem makes what stands over the parts of a question shared material.
func (a *assembly) shareStem(d *draft) {
	if len(d.shared) == 0 {
		return
	}
	over := draft{stem: d.shared}
	takePoints(&over, a.r.bare)
	s := stimulusFrom(over.stem, a.r.vocabulary)
	if s.Content.IsEmpty() {
		return
	}
	a.quiz.Stimuli = append(a.quiz.Stimuli, s)
	a.stimulus = &openStimulus{index: len(a.quiz.Stimuli) - 1, from: d.label.number, to: max(d.label.number, d.shared[0].over)}
}
