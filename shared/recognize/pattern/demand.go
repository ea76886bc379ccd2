package pattern

import (
	"regexp/syntax"
	"slices"
	"sync"
	"unicode/utf16"
	"unicode/utf8"
)

// demand is what a text must have for an expression to match it: a sign of one
// set at its front, of another at its end, one of each of several sets anywhere.
// It is read off the expression itself, in every script alike, and costs a look
// at each sign where the expression costs a walk from each.
type demand struct {
	sets   []signs // the four below and then the rare ones
	begins bool    // only at the front of the text
	ends   bool    // only at its end
	free   bool    // what stands before a match is nothing to it
	seeks  bool    // a match has a sign of first
	rare   uint16  // the bits of the rare ones
	needs  []Signs // of each the text has a sign, or there is no match
	pairs  *pairs  // a sign of first and the next
	tree   *syntax.Regexp
	looked sync.Once   // for its words
	grams  *grams      // of its words; nil for none to look for
	byHead [256]uint16 // by the first byte of a sign, exact in ASCII
	byTail [256]uint16 // of signs outside ASCII, by the last byte of their number
}

// The bits of the sets: the first sign that a match cannot do without, what may
// stand before it in the match, the last such sign, and what may stand behind.
const (
	first uint16 = 1 << iota
	lead
	last
	trail
	rarest // and the following
)

// maxRare bounds how many rare sets are looked for.
const maxRare = 4

// newDemand takes what every match of an expression has.
func newDemand(f facts) *demand {
	if f.nullable {
		return &demand{free: true}
	}
	d := &demand{begins: f.begins, ends: f.ends, free: !f.looksBack, seeks: true, pairs: f.openings.pairs()}
	if !d.begins {
		d.tree = f.tree
	}
	d.sets = []signs{f.first, f.lead, f.last, f.trail}
	slices.SortStableFunc(f.among, func(a, b signs) int { return a.commonness() - b.commonness() })
	for _, s := range f.among {
		if s.commonness() < everywhere && len(d.sets) < 4+maxRare && !slices.ContainsFunc(d.sets[4:], func(t signs) bool { return slices.Equal(s, t) }) {
			d.sets = append(d.sets, s)
			d.rare = d.rare<<1 | rarest
		}
	}
	for i, s := range d.sets {
		d.note(s, 1<<i)
		if (i >= 4 || i == 0 && !d.begins) && !s.has(utf8.RuneError) { // as which broken signs are read, which Signs leave out
			d.needs = append(d.needs, signsIn(s))
		}
	}
	return d
}

// note enters the bit of a set for its signs.
func (d *demand) note(s signs, bit uint16) {
	for i := 0; i < len(s); i += 2 {
		for r := s[i]; r <= min(s[i+1], utf8.RuneSelf-1); r++ {
			d.byHead[r] |= bit
		}
		from := max(s[i], utf8.RuneSelf)
		for r := from; r <= min(s[i+1], from+0xff); r++ {
			d.byTail[r&0xff] |= bit
		}
		if from <= s[i+1] {
			for c := headByte(from); c <= headByte(s[i+1]); c++ {
				d.byHead[c] |= bit
			}
		}
	}
	if s.has(utf8.RuneError) { // as which every broken sign is read
		for c := utf8.RuneSelf; c < len(d.byHead); c++ {
			d.byHead[c] |= bit
		}
	}
}

// headByte is the first byte of a sign; of half a pair of UTF-16, which is none,
// that of its neighbours.
func headByte(r rune) int {
	if utf16.IsSurrogate(r) {
		return 0xed
	}
	var b [utf8.UTFMax]byte
	utf8.EncodeRune(b[:], r)
	return int(b[0])
}

// start is where a match begins at the earliest; below 0 there is none.
func (d *demand) start(s string) int {
	if !d.seeks {
		return 0
	}
	if s == "" || d.begins && d.byHead[s[0]]&(first|lead) == 0 {
		return -1
	}
	if c := s[len(s)-1]; d.ends && c < utf8.RuneSelf && d.byHead[c]&(last|trail) == 0 {
		return -1
	}
	from := 0
	if d.begins {
		if !d.opens(s) {
			return -1
		}
	} else if from = d.front(s); from < 0 {
		return -1
	}
	if d.ends && !d.atEnd(s[from:]) || d.rare != 0 && !d.hasRare(s[from:]) || d.tree != nil && !d.hasWord(s[from:]) {
		return -1
	}
	if d.begins || !d.free {
		return 0
	}
	return from
}

// opens reports whether a text begins with the first sign, behind no more than may
// stand before it.
func (d *demand) opens(s string) bool {
	for i := 0; i < len(s); {
		bits, n := d.byHead[s[i]], 1
		if s[i] >= utf8.RuneSelf {
			bits, n = d.outside(s[i:], bits)
		}
		if bits&first != 0 && (s[i] >= utf8.RuneSelf || d.pairs.open(s[i:])) {
			return true
		}
		if bits&lead == 0 {
			return false
		}
		i += n
	}
	return false
}

// front looks for the first sign and what may stand before it.
func (d *demand) front(s string) int {
	from := 0
	for i := 0; i < len(s); {
		bits, n := d.byHead[s[i]]&(first|lead), 1
		if bits == 0 { // as most signs
			i++
			from = i
			continue
		}
		if s[i] >= utf8.RuneSelf {
			bits, n = d.outside(s[i:], bits)
		}
		if bits&first != 0 && (s[i] >= utf8.RuneSelf || d.pairs.open(s[i:])) {
			return from
		}
		if i += n; bits&lead == 0 {
			from = i
		}
	}
	return -1
}

// atEnd looks for the last sign, with no more than may stand behind it.
func (d *demand) atEnd(s string) bool {
	for len(s) > 0 {
		bits, n := d.byHead[s[len(s)-1]], 1
		if s[len(s)-1] >= utf8.RuneSelf {
			_, n = utf8.DecodeLastRuneInString(s)
			bits, _ = d.outside(s[len(s)-n:], last|trail)
		}
		if bits&last != 0 {
			return true
		}
		if bits&trail == 0 {
			return false
		}
		s = s[:len(s)-n]
	}
	return false
}

// hasRare looks for a sign of every rare set.
func (d *demand) hasRare(s string) bool {
	missing := d.rare
	for i := 0; i < len(s); {
		bits, n := d.byHead[s[i]], 1
		if s[i] >= utf8.RuneSelf {
			bits, n = d.outside(s[i:], bits&missing)
		}
		if missing &^= bits; missing == 0 {
			return true
		}
		i += n
	}
	return false
}

// hasWord looks for one of the words of the expression, which are taken out of it for
// the first text that gets so far.
func (d *demand) hasWord(s string) bool {
	d.looked.Do(func() {
		words, _ := wordsOf(d.tree)
		d.grams = newGrams(words)
	})
	return d.grams == nil || d.grams.in(s)
}

// outside is which of some bits the sign outside ASCII has that a text begins
// with, and the length of the sign.
func (d *demand) outside(s string, some uint16) (bits uint16, n int) {
	if some == 0 {
		for n = 1; n < len(s) && !utf8.RuneStart(s[n]); n++ {
		}
		return 0, n
	}
	r, n := utf8.DecodeRuneInString(s)
	if some &= d.byTail[r&0xff]; some != 0 {
		for i, set := range d.sets {
			if some&(1<<i) != 0 && set.has(r) {
				bits |= 1 << i
			}
		}
	}
	return bits, n
}
