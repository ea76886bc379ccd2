package recognize

import "slices"

// leastShared is how many choices a list for several questions has at least.
const leastShared = 3

// shareChoices gives the questions of a range the choices that stand once over
// them: "For questions 7-9, choose from: A. ... B. ... C. ...". They have none
// of their own, and what answers them are letters of the list.
func shareChoices(ds []draft) {
	for i := range ds {
		if len(ds[i].prelude) <= leastShared {
			continue
		}
		from, to := rangeIn(ds[i].prelude)
		end := i
		for end < len(ds) && ds[end].labelled && ds[end].label.number == from+end-i && ds[end].label.number <= to {
			end++
		}
		list := choicesOver(ds[i].prelude)
		if from != ds[i].label.number || end-i != to-from+1 || len(list) < leastShared || !answeredFrom(ds[i:end], list) {
			continue
		}
		for k := i; k < end; k++ {
			ds[k].choices = slices.Clone(list)
		}
		ds[i].prelude = ds[i].prelude[:len(ds[i].prelude)-len(list)]
	}
}

// choicesOver is the list that lines end with, behind a line for several
// questions.
func choicesOver(lines []line) []draftChoice {
	var out []draftChoice
	for i := len(lines) - 1; i > 0; i-- {
		label, ok := lines[i].choiceLabel()
		if !ok {
			if !forRange.MatchString(lines[i].text) {
				return nil
			}
			break
		}
		out = append(out, draftChoice{label: label, lines: []line{lines[i].from(label.end)}})
	}
	slices.Reverse(out)
	return out
}

// answeredFrom reports whether questions without choices are answered by letters
// of a list, at least two of them.
func answeredFrom(ds []draft, list []draftChoice) bool {
	answered := 0
	for _, d := range ds {
		if len(d.choices) > 0 {
			return false
		}
		for _, n := range d.notes {
			if n.class != answerWord {
				continue
			}
			m := letterAnswer.FindStringSubmatch(n.value.text)
			if m == nil || latinPlace(fold(m[1])) > len(list) {
				return false
			}
			answered++
		}
	}
	return answered >= 2
}
