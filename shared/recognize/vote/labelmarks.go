package vote

import (
	"slices"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/rewrite"
)

// labelVote reads keys that only mark the letter of the right choice, where the
// document marks no choice as a whole: one letter is set apart in most of the
// questions, several in a few, and the others are not.
func (r *Reader) labelVote(ds []draft.Draft) {
	if len(r.Verdict) > 0 {
		return
	}
	single, several, all := map[rewrite.Mark]int{}, map[rewrite.Mark]int{}, map[rewrite.Mark]int{}
	places := map[rewrite.Mark]map[int]bool{}
	asked := 0
	for _, d := range ds {
		if len(d.Choices) < 2 {
			continue
		}
		asked++
		for m, n := range labelMarks(d) {
			switch n {
			case 1:
				single[m]++
				if places[m] == nil {
					places[m] = map[int]bool{}
				}
				places[m][labelAt(d, m)] = true
			case len(d.Choices):
				all[m]++
			default:
				several[m]++
			}
		}
	}
	for i := range ds {
		marked := labelMarks(ds[i])
		for k, c := range ds[i].Choices {
			for _, m := range c.LabelMarks {
				if marked[m] < len(ds[i].Choices) && single[m] >= 2 && single[m]*2 > asked && all[m]*fewAll <= single[m] && several[m]*fewSeveral <= single[m] && (single[m] < sameLabels || len(places[m]) > 1) {
					ds[i].Choices[k].Sign = "letter"
				}
			}
		}
	}
}

// sameLabels is from how many questions on the letters set apart must not be the
// same in all of them: the first of a list is often set in another style.
const sameLabels = 4

// fewSeveral is how many questions with one such letter come at least on each with
// several.
const fewSeveral = 4

// fewAll is how many questions with one such letter come at least on each whose letters
// are all set so, by a slip of its author. Such a question has no key.
const fewAll = 20

// labelAt is the first choice of a question whose letter carries a mark.
func labelAt(d draft.Draft, m rewrite.Mark) int {
	return slices.IndexFunc(d.Choices, func(c draft.Choice) bool { return slices.Contains(c.LabelMarks, m) })
}

// LabelMarks counts how many letters of a question carry each mark.
func labelMarks(d draft.Draft) map[rewrite.Mark]int {
	counts := map[rewrite.Mark]int{}
	for _, c := range d.Choices {
		for _, m := range c.LabelMarks {
			counts[m]++
		}
	}
	return counts
}
