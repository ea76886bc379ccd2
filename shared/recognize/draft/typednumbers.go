package draft

import "formwright/shared/recognize/line"

// leastTyped is how many numbers that count on are labels.
const leastTyped = 2

// TypedNumbers gives drafts that were read without labels the numbers that their stems
// begin with, where these count on from one: "1. Are you a member? ☐ Yes ☐ No" among
// other boxes below lines without numbers.
func TypedNumbers(ds []Draft) {
	labels := map[int]line.QuestionLabel{}
	for i := range ds {
		if ds[i].Labelled {
			return // that reading knows the numbers of questions
		}
		if len(ds[i].Stem) == 0 {
			continue
		}
		q, ok := ds[i].Stem[0].QuestionLabelTyped()
		if !ok || q.Kind != line.PlainNumber || q.End >= len(ds[i].Stem[0].Text) {
			continue
		}
		if q.Number != len(labels)+1 {
			return
		}
		labels[i] = q
	}
	if len(labels) < leastTyped {
		return
	}
	for i, q := range labels {
		stem := append([]line.Line{ds[i].Stem[0].From(q.End)}, ds[i].Stem[1:]...)
		ds[i].Stem, ds[i].Label, ds[i].Labelled = stem, q, true
	}
}
