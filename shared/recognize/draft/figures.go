package draft

import (
	"slices"

	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// isAmount reports whether the number alone on line i, which is due, is no label but
// what the question before, which begins on line start, is answered with: it stands in
// a row of such numbers under it, or the same comes below with the sign behind it that
// the others have.
func isAmount(ts []Token, start, i, last int, g Grammar) bool {
	q := ts[i].question
	if q.Delim != line.AloneDelim || q.Auto || g.delim == line.AloneDelim {
		return false
	}
	ahead := 1
	figure := func(t Token) bool { return isFigure(t, ts[start]) }
	if figure(ts[i]) && !slices.ContainsFunc(ts[start+1:i], func(t Token) bool { return !figure(t) }) {
		if i+1 == len(ts) || figure(ts[i+1]) {
			return true
		}
		ahead = rhythmLines
	}
	for _, t := range ts[i+1 : min(len(ts), i+1+ahead)] {
		if g.match(t) && t.question.Delim != line.AloneDelim {
			return t.question.Number == last+1
		}
	}
	return false
}

// isFigure reports whether a number that is not due is what its text is about, alone on
// its line or with other signs of a formula: it has another sign behind it than that of
// the question before, or none.
func isFigure(t, before Token) bool {
	q, b := t.question, before.question
	if q.Auto || b.Kind != line.PlainNumber || b.Auto || b.Delim == line.AloneDelim || b.Delim == line.BareDelim || b.Delim == line.GluedDelim {
		return false
	}
	if q.Delim == line.AloneDelim && line.DigitsLength(t.Text) == len(t.Text) {
		return true
	}
	return q.Delim != b.Delim && q.End < len(t.Text) && !rewrite.HasWords(t.Text)
}
