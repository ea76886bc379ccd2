package lexicon

import "sync"

// Gist is which of the lists of the lexicon a folded text may hold a phrase of, a bit for
// each by its ID. One walk over the text rules most lists out, which would take a walk
// each.
type Gist uint64

// Has reports whether there may be a phrase of the list with an ID, from 1.
func (g Gist) Has(id int) bool { return g>>id&1 != 0 }

// GistOf looks at the first three bytes of every word.
func GistOf(folded string) (g Gist) {
	fronts := phraseFronts()
	for i := 0; i < len(folded); i = nextWord(folded, i) {
		if g |= fronts.short[folded[i]]; i+2 < len(folded) {
			g |= fronts.three[frontHash(folded[i:])]
		}
	}
	return g
}

// fronts is which lists have a phrase with the same first three bytes, or hash of them,
// and which have one that is shorter with the same first byte.
type fronts struct {
	three [1 << frontBits]Gist
	short [256]Gist
}

const frontBits = 12

func frontHash(s string) uint32 {
	return (uint32(s[0])<<16 | uint32(s[1])<<8 | uint32(s[2])) * 2654435761 >> (32 - frontBits)
}

func (f *fronts) add(id int, phrase string) {
	if len(phrase) < 3 {
		f.short[phrase[0]] |= 1 << id
		return
	}
	f.three[frontHash(phrase)] |= 1 << id
}

// phraseFronts are those of the lexicon's lists and of the words that judge statements.
var phraseFronts = sync.OnceValue(func() *fronts {
	out := &fronts{}
	for _, p := range Words().lists() {
		for _, phrase := range p.List {
			out.add(p.ID, phrase)
		}
	}
	for w, judging := range judging() {
		id := SaysTrueID
		if judging.side < 0 {
			id = SaysFalseID
		}
		out.add(id, w)
	}
	return out
})
