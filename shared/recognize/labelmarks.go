package recognize

// labelVote reads keys that only mark the letter of the right choice, where the
// document marks no choice as a whole: one letter is set apart in most of the
// questions, and the others are not.
func (r *recognizer) labelVote(ds []draft) {
	if len(r.verdict) > 0 {
		return
	}
	single, other := map[mark]int{}, map[mark]int{}
	asked := 0
	for _, d := range ds {
		if len(d.choices) < 2 {
			continue
		}
		asked++
		for m, n := range labelMarks(d) {
			if n == 1 {
				single[m]++
			} else {
				other[m]++
			}
		}
	}
	for i := range ds {
		for k, c := range ds[i].choices {
			for _, m := range c.labelMarks {
				if single[m] >= 2 && single[m]*2 > asked && other[m] == 0 {
					ds[i].choices[k].sign = "letter"
				}
			}
		}
	}
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
