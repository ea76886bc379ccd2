package vote

import (
	"slices"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastQuotes is how many questions must be answered by a quotation before
// quotations are answers.
const leastQuotes = 3

// quoteVote reads the answers of open questions that are set as quotations below
// them, as Markdown does with "> Paris", where most open questions have one at
// their end and they are not all the same.
func quoteVote(ds []draft.Draft) {
	open := 0
	distinct := map[string]bool{}
	var at []int
	for i, d := range ds {
		if len(d.Choices) > 0 || d.HasAnswer() || len(d.Stem) == 0 {
			continue
		}
		open++
		if k := quoteAt(d.Stem); k > 0 {
			at = append(at, i)
			distinct[lexicon.Fold(flatten.Joined(d.Stem[k:]).Text)] = true
		}
	}
	if len(at) < leastQuotes || len(at)*10 < open*7 || len(distinct)*2 < len(at) {
		return
	}
	for _, i := range at {
		d := &ds[i]
		k := quoteAt(d.Stem)
		kind := lexicon.AnswerWord
		if len(d.Stem)-k > 1 {
			kind = lexicon.ModelWord
		}
		for n, l := range d.Stem[k:] {
			d.Notes = append(d.Notes, line.Note{Class: kind, Value: l, Strong: n > 0})
		}
		d.Stem, d.Prose = d.Stem[:k:k], true
	}
}

// quoteAt is where the quotation begins that ends a stem, 0 for none. A text
// quoted before the question is what it asks about.
func quoteAt(stem []line.Line) int {
	k := slices.IndexFunc(stem, line.Line.Quoted)
	if k <= 0 || slices.ContainsFunc(stem[k:], func(l line.Line) bool {
		return !l.Quoted() || l.Kind != line.TextLine || flatten.HasBlank(l) || line.IsRoom(l.Text) || flatten.EndsAsking(l.Text)
	}) {
		return 0
	}
	return k
}
