package recognize

// evenBullets makes the bullets under numbered stems choices where nearly every
// question has the same number of them and most ask, though none with a question
// mark: "3. What is measured in volts" and four bullets. The points of an outline
// are seldom as many under each heading, and headings seldom ask.
func (r *recognizer) evenBullets(ds []draft) {
	counts := map[int]int{}
	labelled, asking := 0, 0
	for _, d := range ds {
		if !d.labelled {
			continue
		}
		labelled++
		if n := bulletedChoices(d); n > 0 {
			counts[n]++
			if r.inquires(d) {
				asking++
			}
		}
	}
	usual := most(counts)
	if usual < leastEven || usual*100 < labelled*evenPercent || asking*2 < usual {
		return
	}
	for i := range ds {
		if n := bulletedChoices(ds[i]); n > 0 && counts[n] == usual {
			ds[i].even = true
		}
	}
}

// evenLetters is the same of letters under numbered stems, whatever the stems say and
// however the choices end: "3. The main aim of a firm is" over "a) profit;".
func evenLetters(ds []draft) {
	counts := map[int]int{}
	labelled := 0
	for _, d := range ds {
		if !d.labelled {
			continue
		}
		labelled++
		if n := letteredChoices(d); n > 0 {
			counts[n]++
		}
	}
	usual := most(counts)
	if usual < leastEven || usual*100 < labelled*evenPercent {
		return
	}
	for i := range ds {
		if letteredChoices(ds[i]) > 0 {
			ds[i].even = true
		}
	}
}

// letteredChoices is how many choices with letters stand under a labelled stem, 0
// where they are chapters or clauses that go on.
func letteredChoices(d draft) int {
	n, length := len(d.choices), 0
	if !d.labelled || d.bullets || d.plain || d.part || n < fewestEven || n > mostEven {
		return 0
	}
	for _, c := range d.choices {
		if length += len(c.text()); c.label.kind != letterLabel || goesOnToNext(c) {
			return 0
		}
	}
	if tellsMore(d.choices, length) {
		return 0
	}
	return n
}

// bulletedChoices is how many short lines stand behind bullets under a labelled
// stem, 0 where they cannot be choices.
func bulletedChoices(d draft) int {
	n := len(d.choices)
	if !d.labelled || !d.bullets || d.part || n < fewestEven || n > mostEven {
		return 0
	}
	for _, c := range d.choices {
		if len(c.lines) > 1 || len(c.text()) > plainLimit || closesStem(c.text()) {
			return 0
		}
	}
	return n
}
