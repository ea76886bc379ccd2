package vote

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/line"
)

// struckQuestions is how many questions must have all their choices but one
// struck out before that one is taken as the answer: a single one may be a
// correction.
const struckQuestions = 2

// struckVote reads keys in which the wrong choices are struck out. Where one or
// two of many are, an author has only dropped them.
func (r *Reader) struckVote(ds []draft.Draft) {
	left := map[int]int{} // for each draft the one choice that is not struck
	other := 0
	for i := range ds {
		d := &ds[i]
		struck, whole := 0, -1
		for k := range d.Choices {
			if isStruck(&d.Choices[k]) {
				struck++
			} else {
				whole = k
			}
		}
		switch {
		case struck > 0 && struck == len(d.Choices)-1:
			left[i] = whole
		case struck > 0:
			other++
		}
	}
	if len(left) < struckQuestions || other >= len(left) {
		return
	}
	for i, k := range left {
		ds[i].Choices[k].Sign = "not struck out"
		for n := range ds[i].Choices {
			ds[i].Choices[n].Lines = unstruck(ds[i].Choices[n].Lines)
		}
	}
}

// isStruck reports whether a line goes through most of a choice.
func isStruck(c *draft.Choice) bool {
	struck, total := 0, 0
	if !slices.ContainsFunc(c.Lines, line.Line.HasStrike) {
		return false
	}
	for i := range c.Lines {
		for _, run := range c.Lines[i].Runs {
			n := draft.Weight(run)
			total += n
			if run.Marks.Strike {
				struck += n
			}
		}
	}
	return struck > 0 && float64(struck) >= draft.CoverNeeded*float64(total)
}

func unstruck(lines []line.Line) []line.Line {
	out := append([]line.Line(nil), lines...)
	for i := range out {
		out[i].Runs = append([]page.Run(nil), out[i].Runs...)
		for k := range out[i].Runs {
			out[i].Runs[k].Marks.Strike = false
		}
	}
	return out
}
