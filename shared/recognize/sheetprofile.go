package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/pattern"
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
}

func profileOf(g *sheetGrid, at, from int, r *recognizer) profile {
	texts := g.texts(at, from, len(g.rows))
	p := profile{at: at, filled: len(texts), mean: meanLength(texts)}
	seen := map[string]bool{}
	for _, t := range texts {
		seen[t] = true
		switch {
		case looksAsked(t) || sum.MatchString(t):
			p.asked++
		case utf8.RuneCountInString(t) > 12 && (strings.ContainsAny(t[len(t)-1:], ":") || strings.HasSuffix(t, "…") || strings.HasSuffix(t, "...") || r.cued(t)):
			p.cued++
		case isNumber(t):
			p.numbers++
		case isTick(t):
			p.ticks++
			p.letters++
		case utf8.RuneCountInString(t) <= 2:
			p.letters++
		}
	}
	p.unique = len(seen)
	return p
}

// sum is something to calculate: "7+3", "12 × 4 =". Hyphens and strokes alone
// also stand in dates and telephone numbers, so they need spaces.
var sum = pattern.New(`^\s*[-(]?\d[\d.,()^]*(?:(?:\s*[+*×÷xX·^]\s*|\s+[-−–/:]\s+)[-(]?\d[\d.,()^]*)+\)?\s*(?:=\s*)?\??\s*$`)

// isQuotient reports whether a text that begins with a number of n digits divides
// it by another, "120 : 6 =", or takes one away from so much that it hardly counts
// questions: "1000 – 450 =".
func isQuotient(text string, n int) bool {
	rest := text[n:]
	return (strings.HasPrefix(rest, " : ") || n > 2 && (strings.HasPrefix(rest, " - ") || strings.HasPrefix(rest, " – "))) && sum.MatchString(text)
}

// repeats reports whether a column says the same few things over and over, as
// data do and choices do not.
func (p profile) repeats() bool {
	return p.filled >= 6 && p.unique*3 < p.filled || p.letters*2 > p.filled && p.filled >= 3
}

// isSetting reports whether a column gives every question one of a few numbers,
// as seconds and points are given.
func (p profile) isSetting() bool {
	return p.filled >= 5 && p.numbers == p.filled && p.unique*5 <= p.filled
}
