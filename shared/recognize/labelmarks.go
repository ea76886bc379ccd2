package recognize

import "slices"

// labelVote reads keys that only mark the letter of the right choice, where the
// document marks no choice as a whole: one letter is set apart in most of the
// questions, and the others are not.
func (r *recognizer) labelVote(ds []draft) {
	if len(r.verdict) > 0 {
		return
	}
	single, other := map[mark]int{}, map[mark]int{}
	places := map[mark]map[int]bool{}
	asked := 0
	for _, d := range ds {
		if len(d.choices) < 2 {
			continue
		}
		asked++
		for m, n := range labelMarks(d) {
			if n == 1 {
				single[m]++
				if places[m] == nil {
					places[m] = map[int]bool{}
				}
				places[m][labelAt(d, m)] = true
			} else {
				other[m]++
			}
		}
	}
	for i := range ds {
		for k, c := range ds[i].choices {
			for _, m := range c.labelMarks {
				if single[m] >= 2 && single[m]*2 > asked && other[m] == 0 && (single[m] < sameLabels || len(places[m]) > 1) {
					ds[i].choices[k].sign = "letter"
				}
			}
		}
	}
}

// sameLabels is from how many questions on the letters set apart must not be the
// same in all of them: the first of a list is often set in another style.
const sameLabels = 4

// labelAt is the first choice of a question whose letter carries a mark.
func labelAt(d draft, m mark) int {
	return slices.IndexFunc(d.choices, func(c draftChoice) bool { return slices.Contains(c.labelMarks, m) })
}

// labelMarks counts how many letters of a question carry each mark.
func labelMarks(d draft) map[mark]int {
	counts := map[mark]int{}
	for _, c := range d.choices {
		for _, m := range c.labelMarks {
			counts[m]++
		}
	}
	return counts
}

// marksOfLabel lists the marks of a typed label.
func marksOfLabel(l line, end int) []mark {
	if !l.isMarked() {
		return nil
	}
	for _, run := range sliceRuns(l.runs, 0, end) {
		if weight(run) > 0 {
			return runMarks(run.Marks)
		}
	}
	return nil
}
