package pattern

import (
	"cmp"
	"regexp/syntax"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// grams holds a few bytes in a row of each of the words that an expression looks
// for: a text without any of them cannot match. A table by a hash of theirs rules
// most places of a text out before they are looked up.
type grams struct {
	fronts [gramBits / 64]uint64 // of their first three bytes
	all    []gram                // in their order
	folds  bool                  // the case of letters is nothing to the expression
}

// gram is a few bytes of a word with what the word goes on with from there.
type gram struct {
	bytes uint32
	rest  word
}

const (
	gramBits    = 1 << 13
	mostWords   = 400 // of an expression
	mostJoined  = 48  // words that are made of parts put together
	mostForms   = 40  // of one run of bytes, by the case of its letters
	mostInClass = 6   // signs of a class that is taken for letters of a word
)

// word is a run of signs that a match holds, with the forms of each.
type word [][]rune

// wordsOf is words one of which every match of an expression holds; nil where that
// is not known. They are all it can match where whole is true.
func wordsOf(re *syntax.Regexp) (words []word, whole bool) {
	switch re.Op {
	case syntax.OpLiteral:
		w := make(word, len(re.Rune))
		for i, r := range re.Rune {
			w[i] = []rune{r}
			for o := unicode.SimpleFold(r); re.Flags&syntax.FoldCase != 0 && o != r; o = unicode.SimpleFold(o) {
				w[i] = append(w[i], o)
			}
		}
		return []word{w}, true
	case syntax.OpCharClass:
		var forms []rune
		for i := 0; i < len(re.Rune); i += 2 {
			for r := re.Rune[i]; r <= re.Rune[i+1]; r++ {
				if forms = append(forms, r); len(forms) > mostInClass {
					return nil, false
				}
			}
		}
		if len(forms) == 0 {
			return nil, false
		}
		return []word{{forms}}, true
	case syntax.OpEmptyMatch, syntax.OpBeginLine, syntax.OpEndLine, syntax.OpBeginText, syntax.OpEndText, syntax.OpWordBoundary, syntax.OpNoWordBoundary:
		return []word{{}}, true
	case syntax.OpCapture:
		return wordsOf(re.Sub[0])
	case syntax.OpQuest:
		if words, whole = wordsOf(re.Sub[0]); whole {
			return append([]word{{}}, words...), true
		}
	case syntax.OpPlus:
		words, _ = wordsOf(re.Sub[0])
		return words, false
	case syntax.OpRepeat:
		if re.Min > 0 {
			words, _ = wordsOf(re.Sub[0])
			return words, false
		}
	case syntax.OpConcat:
		return joinedWords(re.Sub)
	case syntax.OpAlternate:
		whole = true
		for _, sub := range re.Sub {
			more, all := wordsOf(sub)
			if words = append(words, more...); more == nil || len(words) > mostWords {
				return nil, false
			}
			whole = whole && all
		}
		return words, whole
	}
	return nil, false
}

// joinedWords is the best words of parts one behind the other.
func joinedWords(subs []*syntax.Regexp) (best []word, whole bool) {
	joined, whole := []word{{}}, true
	for _, sub := range subs {
		words, all := wordsOf(sub)
		if all && len(joined)*len(words) <= mostJoined {
			var longer []word
			for _, front := range joined {
				for _, back := range words {
					longer = append(longer, append(front[:len(front):len(front)], back...))
				}
			}
			joined = longer
			continue
		}
		best = better(better(best, joined), words)
		joined, whole = []word{{}}, false
		if all {
			joined = words
		}
	}
	return better(best, joined), whole
}

// better is those of two lists of words of which a text is likelier to have none.
func better(a, b []word) []word {
	least := func(words []word) int {
		n := 4
		for _, w := range words {
			n = min(n, w.length())
		}
		return n
	}
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	case least(a) != least(b):
		if least(a) > least(b) {
			return a
		}
		return b
	case len(a) <= len(b):
		return a
	}
	return b
}

// length is how many bytes a word has at the least.
func (w word) length() int {
	n := 0
	for _, forms := range w {
		n += shortest(forms)
	}
	return n
}

func shortest(forms []rune) int {
	n := utf8.UTFMax
	for _, r := range forms {
		if !isLetterSign(r) {
			n = min(n, utf8.RuneLen(r))
		}
	}
	return n
}

// isLetterSign is true for the two signs outside ASCII that are letters in it when
// case is nothing: sees looks for them by themselves.
func isLetterSign(r rune) bool { return r == 'ſ' || r == '\u212a' }

// newGrams are those of the words of an expression, nil where there are none to
// look for.
func newGrams(words []word) *grams {
	if len(words) == 0 {
		return nil
	}
	g := &grams{}
	for _, w := range words {
		if !g.add(w) {
			return nil
		}
	}
	slices.SortFunc(g.all, func(a, b gram) int { return cmp.Compare(a.bytes, b.bytes) })
	return g
}

// add enters the rarest run of bytes of a word.
func (g *grams) add(w word) bool {
	for _, forms := range w {
		for _, r := range forms {
			if r == utf8.RuneError { // as which every broken sign is read
				return false
			}
			g.folds = g.folds || isLetterSign(r)
		}
	}
	size := min(4, w.length())
	if size < 3 {
		return false
	}
	var best []string
	var rest word
	rarest := 0
	for i := range w {
		if w[i:].length() < size {
			break
		}
		forms, common := w[i:].runs(size)
		if forms != nil && (best == nil || common < rarest) {
			best, rest, rarest = forms, w[i:], common
		}
	}
	for _, s := range best {
		v := uint32(0)
		for i := range size {
			v = v<<8 | uint32(lowered(s[i]))
		}
		at := hashed(v >> (8 * (size - 3)))
		g.fronts[at/64] |= 1 << (at % 64)
		g.all = append(g.all, gram{v, rest})
	}
	return best != nil
}

// runs is the first bytes of a word in all their forms, and how common its letters are.
func (w word) runs(size int) (forms []string, common int) {
	forms = []string{""}
	for n := 0; n < size; w = w[1:] {
		var longer []string
		for _, front := range forms {
			for _, r := range w[0] {
				s := front + string(r)
				if r < utf8.RuneSelf {
					s = front + string(rune(lowered(byte(r))))
				}
				if !isLetterSign(r) && !slices.Contains(longer, s) {
					longer = append(longer, s)
				}
			}
		}
		if forms = longer; len(forms) > mostForms {
			return nil, 0
		}
		n += shortest(w[0])
		common += strings.IndexByte(byCommonness, lowered(byte(min(w[0][0], utf8.RuneSelf))))
	}
	return forms, common
}

// byCommonness is the letters of the languages in the Latin script, from rare to
// common; a word ends before most letters.
const byCommonness = "qxjzkwyvbfghpmudcl nsritoae"

func lowered(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		return c | 0x20
	}
	return c
}

func hashed(v uint32) uint32 { return v * 2654435761 >> (32 - 13) }

// in reports whether a text may hold one of the words.
func (g *grams) in(s string) bool {
	var v uint32
	for i := range len(s) {
		c := lowered(s[i])
		v = v<<8&0xffffff | uint32(c)
		if c >= utf8.RuneSelf && g.folds && (v&0xffff == 0xc5bf || v == 0xe284aa) {
			return true // a letter sign
		}
		if at := hashed(v); g.fronts[at/64]>>(at%64)&1 != 0 && i >= 2 && (g.stands(v, s[i-2:]) || i+1 < len(s) && g.stands(v<<8|uint32(lowered(s[i+1])), s[i-2:])) {
			return true
		}
	}
	return false
}

// stands reports whether a text that begins with some bytes goes on as one of the words
// with them does.
func (g *grams) stands(v uint32, s string) bool {
	at, _ := slices.BinarySearchFunc(g.all, v, func(a gram, v uint32) int { return cmp.Compare(a.bytes, v) })
	for ; at < len(g.all) && g.all[at].bytes == v; at++ {
		if g.all[at].rest.opens(s) {
			return true
		}
	}
	return false
}

// opens reports whether a text begins with a word.
func (w word) opens(s string) bool {
	for _, forms := range w {
		r, n := utf8.DecodeRuneInString(s)
		if n == 0 || !slices.Contains(forms, r) {
			return false
		}
		s = s[n:]
	}
	return true
}
