package recognize

// withoutTitles takes back the marks that the first line of every choice carries,
// where more stands below some of them: these lines are titles, and a choice that
// is only its title is not set apart by them.
func withoutTitles(ds []draft) {
	for _, d := range ds {
		longer := 0
		for _, c := range d.choices {
			if len(c.lines) > 1 {
				longer++
			}
		}
		if longer == 0 || longer == len(d.choices) {
			continue
		}
		for m := range marksOf(draftChoice{lines: d.choices[0].lines[:1]}) {
			if heads(d.choices, m) {
				for _, c := range d.choices {
					delete(c.marks, m)
				}
			}
		}
	}
}

// heads reports whether a mark covers the first line of every choice.
func heads(choices []draftChoice, m mark) bool {
	for _, c := range choices {
		if !marksOf(draftChoice{lines: c.lines[:1]})[m] {
			return false
		}
	}
	return true
}
