package draft

import (
	"strings"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/pattern"
)

// matchBelow gives every group of a key to the questions right above it, where each
// group stands between two rows of questions and all its numbers are those of the row
// over it: "Answers: 1. ... 2. ..." under each of several texts with their questions.
// Rows without a group, such as instructions before the first, have none.
func (r *Reader) matchBelow(list *KeyList, ds []Draft, groups [][]*answerkey.KeyEntry) bool {
	if list != &r.Keys || len(groups) < 2 {
		return false
	}
	runs := NumberRuns(ds)
	of := make([]int, len(groups))
	for i, g := range groups {
		first, last := g[0].Value.Block, g[len(g)-1].Value.Block
		k := len(runs) - 1
		for k >= 0 && blockOf(ds[runs[k][0]]) >= first {
			k--
		}
		if k < 0 || i > 0 && k <= of[i-1] || last < first || k+1 < len(runs) && blockOf(ds[runs[k+1][0]]) <= last {
			return false
		}
		if run := runs[k]; blockOf(ds[run[len(run)-1]]) >= first || !hasNumbers(ds, run, g) {
			return false
		}
		of[i] = k
	}
	for i, g := range groups {
		r.matchByNumber(list, ds, runs[of[i]], g)
	}
	return true
}

// blockOf is the paragraph or table that the stem of a draft came from, -1 without one.
func blockOf(d Draft) int {
	if len(d.Stem) == 0 {
		return -1
	}
	return d.Stem[0].Block
}

// hasNumbers reports whether a row of questions has each of the numbers of a key once.
func hasNumbers(ds []Draft, run []int, group []*answerkey.KeyEntry) bool {
	times := map[int]int{}
	for _, i := range run {
		if ds[i].Labelled && !ds[i].Part {
			times[ds[i].Label.Number]++
		}
	}
	for _, e := range group {
		if times[e.Number] != 1 {
			return false
		}
	}
	return true
}

// keyTag is a kind of question in brackets before its answer: "(R) On the hill."
var keyTag = pattern.New(`^\(([A-Z]{1,4}(?:/[A-Z]{1,4})?)\)\s+\S`)

// leastTags is how many answers show that the letters before them are kinds.
const leastTags = 5

// withoutTags cuts the kinds of the questions off the answers where every entry of a key
// begins with one, some with several letters or one that no choice has.
func withoutTags(entries []*answerkey.KeyEntry) {
	kinds := false
	for _, e := range entries {
		m := keyTag.FindStringSubmatch(e.Value.Text)
		if m == nil {
			return
		}
		kinds = kinds || len(m[1]) > 1 || m[1] > "H"
	}
	if !kinds || len(entries) < leastTags {
		return
	}
	for _, e := range entries {
		e.Value = e.Value.From(strings.IndexByte(e.Value.Text, ')') + 1)
	}
}
