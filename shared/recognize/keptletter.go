package recognize

// keptQuestions is how many questions must have one lettered line each before it
// is taken for the answer.
const keptQuestions = 5

// keptVote reads what is left of a test when somebody kept its right choices
// only: under nearly every question stands one line with a letter, and the
// letters are not always the first.
func (r *recognizer) keptVote(ds []draft) {
	kept := map[int]int{}
	open, later := 0, 0
	for i, d := range ds {
		if len(d.choices) > 0 || d.hasAnswer() || len(d.stem) == 0 {
			continue
		}
		open++
		at, c := keptAt(d.stem)
		if at == 0 {
			continue
		}
		kept[i] = at
		if !isFirst(c.sign, r.letters) {
			later++
		}
	}
	if n := len(kept); n < keptQuestions || n*10 < len(ds)*8 || n*10 < open*9 || later*3 < n {
		return
	}
	for i, at := range kept {
		d := &ds[i]
		_, c := keptAt(d.stem)
		d.notes = append(d.notes, note{class: answerWord, value: joined(append([]line{d.stem[at].from(c.end)}, d.stem[at+1:]...))})
		d.stem = d.stem[:at:at]
	}
}

// keptAt is the place of the only line of a stem with a letter, behind the first,
// and its label.
func keptAt(stem []line) (int, choiceLabel) {
	at, label := 0, choiceLabel{}
	for i, l := range stem {
		c, ok := l.choiceLabel()
		if !ok || c.kind != letterLabel || l.kind != textLine {
			continue
		}
		if i == 0 || at > 0 || c.end >= len(l.text) {
			return 0, choiceLabel{}
		}
		at, label = i, c
	}
	return at, label
}
