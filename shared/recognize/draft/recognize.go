package draft

import (
	"slices"
)

// Best parses the document under every grammar and keeps the one that explains
// it best; of equals the first. A uniform document has one grammar.
func (r *Reader) Best(ts []Token) Parsed {
	var out Parsed
	var tried []attempt
	most := 0
	all := grammars(ts)
	if r.Uniform {
		all = all[:1]
	}
	for i, g := range all {
		a := attempt{g, r.starts(ts, g)}
		if slices.ContainsFunc(tried, func(b attempt) bool { return a.repeats(b, ts) }) {
			continue
		}
		tried = append(tried, a)
		p := r.parse(ts, g, a.starts)
		if s := score(p); i == 0 || len(p.Drafts) > 0 && (s > most || len(out.Drafts) == 0) {
			out, p, most = p, out, s
		}
		r.spare = p.Drafts
	}
	return out
}

// roomFor gives room for so many drafts: that of a reading given up where it
// is large enough.
func (r *Reader) roomFor(n int) []Draft {
	if cap(r.spare) < n {
		return make([]Draft, 0, n)
	}
	out := r.spare[:0]
	r.spare = nil
	return out
}

// attempt is a grammar with the places where questions begin under it.
type attempt struct {
	grammar Grammar
	starts  []int
}

// repeats reports whether b has cut the document in the same way already: at
// the same places, with the same automatic numbers left to be choices.
func (a attempt) repeats(b attempt, ts []Token) bool {
	if a.grammar.Bare() != b.grammar.Bare() || !slices.Equal(a.starts, b.starts) {
		return false
	}
	return !slices.ContainsFunc(ts, func(t Token) bool { return t.choice.Auto && a.grammar.match(t) != b.grammar.match(t) })
}
