package recognize

import (
	"slices"
	"strings"
)

// leastQuotes is how many questions must be answered by a quotation before
// quotations are answers.
const leastQuotes = 3

// quoteVote reads the answers of open questions that are set as quotations below
// them, as Markdown does with "> Paris", where most open questions have one at
// their end and they are not all the same.
func quoteVote(ds []draft) {
	open := 0
	distinct := map[string]bool{}
	var at []int
	for i, d := range ds {
		if len(d.choices) > 0 || d.hasAnswer() || len(d.stem) == 0 {
			continue
		}
		open++
		if k := quoteAt(d.stem); k > 0 {
			at = append(at, i)
			distinct[fold(joined(d.stem[k:]).text)] = true
		}
	}
	if len(at) < leastQuotes || len(at)*10 < open*7 || len(distinct)*2 < len(at) {
		return
	}
	for _, i := range at {
		d := &ds[i]
		k := quoteAt(d.stem)
		kind := answerWord
		if len(d.stem)-k > 1 {
			kind = modelWord
		}
		for n, l := range d.stem[k:] {
			d.notes = append(d.notes, note{class: kind, value: l, strong: n > 0})
		}
		d.stem, d.prose = d.stem[:k:k], true
	}
}

// quoteAt is where the quotation begins that ends a stem, 0 for none. A text
// quoted before the question is what it asks about.
func quoteAt(stem []line) int {
	k := slices.IndexFunc(stem, isQuoted)
	if k <= 0 || slices.ContainsFunc(stem[k:], func(l line) bool {
		return !isQuoted(l) || l.kind != textLine || hasBlank(l) || isRoom(l.text) || endsAsking(l.text)
	}) {
		return 0
	}
	return k
}

func isQuoted(l line) bool { return strings.Contains(strings.ToLower(l.style().Name), "quote") }
