package recognize

import (
	"slices"

	"formwright/shared/page"
)

// struckQuestions is how many questions must have all their choices but one
// struck out before that one is taken as the answer: a single one may be a
// correction.
const struckQuestions = 2

// struckVote reads keys in which the wrong choices are struck out. Where one or
// two of many are, an author has only dropped them.
func (r *recognizer) struckVote(ds []draft) {
	left := map[int]int{} // for each draft the one choice that is not struck
	other := 0
	for i := range ds {
		d := &ds[i]
		struck, whole := 0, -1
		for k := range d.choices {
			if isStruck(&d.choices[k]) {
				struck++
			} else {
				whole = k
			}
		}
		switch {
		case struck > 0 && struck == len(d.choices)-1:
			left[i] = whole
		case struck > 0:
			other++
		}
	}
	if len(left) < struckQuestions || other >= len(left) {
		return
	}
	for i, k := range left {
		ds[i].choices[k].sign = "not struck out"
		for n := range ds[i].choices {
			ds[i].choices[n].lines = unstruck(ds[i].choices[n].lines)
		}
	}
}

// isStruck reports whether a line goes through most of a choice.
func isStruck(c *draftChoice) bool {
	struck, total := 0, 0
	if !slices.ContainsFunc(c.lines, line.hasStrike) {
		return false
	}
	for i := range c.lines {
		for _, run := range c.lines[i].runs {
			n := weight(run)
			total += n
			if run.Marks.Strike {
				struck += n
			}
		}
	}
	return struck > 0 && float64(struck) >= coverNeeded*float64(total)
}

func (l line) hasStrike() bool {
	return slices.ContainsFunc(l.runs, func(r page.Run) bool { return r.Marks.Strike })
}

func unstruck(lines []line) []line {
	out := append([]line(nil), lines...)
	for i := range out {
		out[i].runs = append([]page.Run(nil), out[i].runs...)
		for k := range out[i].runs {
			out[i].runs[k].Marks.Strike = false
		}
	}
	return out
}
