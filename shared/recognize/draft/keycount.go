package draft

import (
	"slices"
	"unicode/utf8"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// countOn numbers answers without numbers on through the sections of a key, for
// questions whose numbers run through the document.
func countOn(groups [][]*answerkey.KeyEntry) {
	last := 0
	for _, g := range groups {
		if g[0].Counted && g[0].Number == 1 {
			for _, e := range g {
				e.Number += last
			}
		}
		last = g[len(g)-1].Number
	}
}

// counts reports whether answers that only their order gives to questions may be
// believed: each is one that its question takes, and no question that could take
// one is left over. One letter lost would make all behind it wrong.
func (r *Reader) counts(ds []Draft, run []int, byNumber map[int]int, group []*answerkey.KeyEntry) bool {
	if !group[0].Counted {
		return true
	}
	last := 0
	for _, e := range group {
		i, ok := byNumber[e.Number]
		if !ok || !r.suits(ds[i], e.Value) {
			return false
		}
		last = e.Number
	}
	i, ok := byNumber[last+1]
	return !ok || len(ds[i].Choices) == 0 || len(ds[run[0]].Choices) == 0
}

// isForeign reports whether a list of sentences is the key of no such questions: of
// those that meet lettered choices hardly one says what a choice does. They are the
// steps of a long answer, "1. Choose a subject: ...", and what fits does so by chance.
func (r *Reader) isForeign(ds []Draft, byNumber map[int]int, group []*answerkey.KeyEntry) bool {
	met, fitting := 0, 0
	for _, e := range group {
		i, ok := byNumber[e.Number]
		if !ok || e.Path != "" || len(e.Why) > 0 || ds[i].Part || !ds[i].lettered() || answerkey.WidthOf(e.Value.Text) < answerkey.LeastTask {
			continue
		}
		if met++; r.suits(ds[i], e.Value) {
			fitting++
		}
	}
	return met >= leastForeign && met*2 > len(group) && fitting*4 <= met
}

// leastForeign is how many sentences meet choices before they are believed to be none
// of them.
const leastForeign = 4

// pairsElsewhere reports whether letters are the pairs of a task to match that stands
// outside the run: nothing in the run takes a letter, and they do not tell true and false.
func (r *Reader) pairsElsewhere(ds []Draft, run []int, group []*answerkey.KeyEntry) bool {
	if len(group) < leastPairs || slices.ContainsFunc(group, func(e *answerkey.KeyEntry) bool { return utf8.RuneCountInString(e.Value.Text) > 1 }) {
		return false
	}
	met, judged := 0, r.tellTruths(ds, group)
	for _, e := range group {
		for _, i := range run {
			if ds[i].Labelled && ds[i].Label.Number == e.Number {
				if r.suits(ds[i], e.Value) || r.isMatching(ds[i]) || judged && r.offersTruths(ds[i]) {
					return false
				}
				met++
			}
		}
	}
	return met > 0 && slices.ContainsFunc(ds, r.isMatching)
}

// offersTruths reports whether a statement ends with the words for true and false.
func (r *Reader) offersTruths(d Draft) bool {
	if len(d.Stem) == 0 {
		return false
	}
	text := d.Stem[len(d.Stem)-1].Text
	m := rewrite.TruthSlash.FindStringSubmatchIndex(text)
	if m == nil {
		return false
	}
	_, ok := r.PairIn(text, m, true)
	return ok
}

// leastPairs is how many pairs two lists to match have at least.
const leastPairs = 3

// isMatching reports whether a question orders to match.
func (r *Reader) isMatching(d Draft) bool {
	return d.StemSays(r.Match) || len(d.Stem) > 0 && r.IsMatchTitle(d.Stem[0]) || d.StemSays(r.Lettering) && d.ShowsPairs()
}

// ShowsPairs reports whether a table of the stem has numbers on one side and letters on
// the other: an order to write letters asks for pairs over it.
func (d Draft) ShowsPairs() bool {
	return slices.ContainsFunc(d.Stem, func(l line.Line) bool {
		return l.Kind == line.TableLine && l.Table() != nil && len(l.Table().Rows) >= leastPairs && flatten.IsMatchTable(*l.Table())
	})
}
