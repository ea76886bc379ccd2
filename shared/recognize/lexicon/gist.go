package lexicon

import "sync"

// Gist is which of the lists of the lexicon a folded text may hold a phrase of, a bit for
// each by its ID. One walk over the text rules most lists out, which would take a walk
// each.
type Gist uint64

// Has reports whether there may be a phrase of the list with an ID, from 1.
func (g Gist) Has(id int) bool { return g>>id&1 != 0 }

// GistOf looks at the front of every word.
func GistOf(folded string) (g Gist) {
	fronts := phraseFronts()
	for i := 0; i < len(folded); i = nextWord(folded, i) {
		g |= fronts.short[folded[i]]
		if i+2 >= len(folded) {
			continue
		}
		at := frontHash(folded[i], folded[i+1], folded[i+2])
		g |= fronts.three[at]
		longer := fronts.longer[at]
		if longer&^g == 0 || i+3 >= len(folded) { // nothing more to find out here
			continue
		}
		g |= longer & fronts.four[fronts.more(folded[i:i+4])]
		if i+5 < len(folded) {
			g |= longer & fronts.six[fronts.more(folded[i:i+6])]
		}
	}
	return g
}

// fronts is which lists have a phrase with the same hash of its front. Phrases of one or
// two bytes go by the first, those of three by all; longer ones by the first four, or six
// where they have so many, which are looked at where some phrase has the first three.
type fronts struct {
	three, longer, four, six [1 << frontBits]Gist
	short                    [256]Gist
}

const frontBits = 12

func frontHash(a, b, c byte) uint32 {
	return (uint32(a)<<16 | uint32(b)<<8 | uint32(c)) * 2654435761 >> (32 - frontBits)
}

// more is the hash of a longer front.
func (*fronts) more(front string) uint64 {
	var n uint64
	for i := range len(front) {
		n = n<<8 | uint64(front[i])
	}
	return n * 0x9e3779b97f4a7c15 >> (64 - frontBits)
}

func (f *fronts) add(id int, phrase string) {
	if len(phrase) < 3 {
		f.short[phrase[0]] |= 1 << id
		return
	}
	at := frontHash(phrase[0], phrase[1], phrase[2])
	switch {
	case len(phrase) == 3:
		f.three[at] |= 1 << id
		return
	case len(phrase) < 6:
		f.four[f.more(phrase[:4])] |= 1 << id
	default:
		f.six[f.more(phrase[:6])] |= 1 << id
	}
	f.longer[at] |= 1 << id
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
	for w := range frontsOf(termsOf(KeyHeading)) {
		out.add(HeadsKeyID, w)
	}
	for w := range frontsOf(termsOf(TrueWord, FalseWord)) {
		out.add(VerdictID, w)
	}
	return out
})
