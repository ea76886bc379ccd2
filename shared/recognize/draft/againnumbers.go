package draft

import (
	"slices"

	"formwright/shared/recognize/flatten"
)

// goesOnBehind reports whether the next number is that behind n: where n came twice, an author
// counted wrong.
func goesOnBehind(ts []Token, n int, g Grammar) bool {
	next := slices.IndexFunc(ts, g.match)
	return next >= 0 && ts[next].question.Number == n+1
}

// asksAgain reports whether a number that came before asks or orders something, as the one
// before it does: an author who counts wrong, or goes back, still asks.
func (r *Reader) asksAgain(t, before Token) bool {
	if t.question.Delim != before.question.Delim || t.question.End >= len(t.Text) && t.Label == nil {
		return false
	}
	said := t.Text
	if t.Label == nil {
		said = t.Text[t.question.End:]
	}
	return flatten.HasBlank(t.Line) || r.asksWhole(said) || r.ordersWhole(said)
}
