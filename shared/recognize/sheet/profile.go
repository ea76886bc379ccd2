package sheet

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
)

// profile is what a column without a title looks like.
type profile struct {
	at      int
	filled  int
	mean    int // letters of a text on average
	asked   int // texts that ask by a question mark, a gap or a sum
	cued    int // texts that begin like a question or a task
	numbers int
	letters int // single letters, alone or as a list
	ticks   int
	unique  int
	turns   int // rows that say something else than the one above
}

func profileOf(g *Grid, at, from int, r *Reader) profile {
	texts := g.texts(at, from, len(g.rows))
	p := profile{at: at, filled: len(texts), mean: meanLength(texts)}
	seen := map[string]bool{}
	for i, t := range texts {
		seen[t] = true
		if i == 0 || t != texts[i-1] {
			p.turns++
		}
		switch {
		case r.isWordedNumber(t):
			p.numbers++
		case coded.LooksAsked(t) || lexicon.Sum.MatchString(t):
			p.asked++
		case utf8.RuneCountInString(t) > 12 && (strings.ContainsAny(t[len(t)-1:], ":") || strings.HasSuffix(t, "…") || strings.HasSuffix(t, "...") || r.Cued(t)):
			p.cued++
		case lexicon.IsNumber(t):
			p.numbers++
		case flatten.IsTick(t):
			p.ticks++
			p.letters++
		case utf8.RuneCountInString(t) <= 2:
			p.letters++
		}
	}
	p.unique = len(seen)
	return p
}

// repeats reports whether a column says the same few things over and over, as
// data do and choices do not.
func (p profile) repeats() bool {
	return p.filled >= 6 && p.unique*3 < p.filled || p.letters*2 > p.filled && p.filled >= 3
}

// returns reports whether a column comes back again and again to the same few
// things, as what people answered does and questions do not: those stand but once,
// or in rows one below the other.
func (p profile) returns() bool {
	return p.filled >= 6 && p.unique*3 < p.filled && p.turns*2 > p.unique*3
}

// isSetting reports whether a column gives every question one of a few numbers,
// as seconds and points are given.
func (p profile) isSetting() bool {
	return p.filled >= 5 && p.numbers == p.filled && p.unique*5 <= p.filled
}

// isSource reports whether a column says of many questions in few words from where
// they are, an exam or a book, over and over.
func (p profile) isSource() bool {
	return p.filled >= 10 && p.unique*3 < p.filled && p.numbers*2 < p.filled && p.letters*2 < p.filled
}
