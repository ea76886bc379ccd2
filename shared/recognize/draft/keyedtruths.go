package draft

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// Bounds of statements that nothing but the key calls true or false.
const (
	leastKeyedTruths = 3 // one after the other
	leastClaimWords  = 3 // of each
)

// KeyedTruths finds statements that a key elsewhere judges, by the words for true and false
// or the letters with which these begin, "1. Točno, 2. N, 3. T", and no order over them says
// so. All that stand in a row must be answered so, both answers must occur, and letters alone
// must be those of the language: what asks something is answered by its letter.
func (r *Reader) KeyedTruths(p Parsed) {
	for _, k := range []*KeyList{&r.Given, &r.Keys} {
		r.keyedTruths(k, p)
	}
}

func (r *Reader) keyedTruths(list *KeyList, p Parsed) {
	ds := p.Drafts
	if len(list.Of) < leastKeyedTruths {
		return
	}
	for from := 0; from < len(ds); from++ {
		end := from
		for end < len(ds) && r.isKeyedClaim(list, &ds[end]) && (end == from || len(ds[end].Prelude) == 0) {
			end++
		}
		whole := (end == len(ds) || len(ds[end].Choices) > 0 || len(ds[end].Prelude) > 0) && (from == 0 || len(ds[from-1].Choices) > 0 || len(ds[from].Prelude) > 0)
		if end-from < leastKeyedTruths || !whole {
			from = max(from, end-1)
			continue
		}
		if pair, ok := r.pairOfKey(list, ds[from:end]); ok && !namesLetter(over(p, from), pair) {
			for i := from; i < end; i++ {
				ds[i].Truth, ds[i].Pair = true, pair
			}
		}
		from = end - 1
	}
}

// isKeyedClaim reports whether a draft states something, and the key answers it by a letter or
// by a word for true or false.
func (r *Reader) isKeyedClaim(list *KeyList, d *Draft) bool {
	if !d.Labelled || d.Truth || len(d.Choices) > 0 || len(d.Listed) > 0 || len(d.Stem) == 0 || d.HasAnswer() || flatten.CountWords(d.StemText(), leastClaimWords) < leastClaimWords || r.Inquires(*d) || r.OrdersAtHead(d.FoldedStem()) {
		return false
	}
	said := saidByKey(list, d)
	return utf8.RuneCountInString(said) == 1 && unicode.IsLetter(rewrite.FirstRune(said)) || len(lexicon.TruthPartners(said)) > 0
}

// saidByKey is what the key says of a draft, folded.
func saidByKey(list *KeyList, d *Draft) string {
	e, ok := list.Entry(d)
	if !ok {
		return ""
	}
	return lexicon.Fold(strings.Trim(e.Value.Text, " .()[]"))
}

// pairOfKey is the pair of words for true and false that all answers to some drafts are, or
// begin.
func (r *Reader) pairOfKey(list *KeyList, ds []Draft) ([2]string, bool) {
	language := r.languageOfStems(ds)
	for _, p := range lexicon.TruthPairs() {
		if lexicon.Initial(p[0]) == lexicon.Initial(p[1]) {
			continue
		}
		yes, no, words := 0, 0, 0
		for i := range ds {
			switch said := saidByKey(list, &ds[i]); {
			case said == lexicon.Fold(p[0]) || said == lexicon.Fold(p[1]):
				words++
				if said == lexicon.Fold(p[0]) {
					yes++
				} else {
					no++
				}
			case said == lexicon.Initial(p[0]):
				yes++
			case said == lexicon.Initial(p[1]):
				no++
			}
		}
		if yes > 0 && no > 0 && yes+no == len(ds) && (words > 0 || slices.Contains(lexicon.TruthLetters(language), p[0])) {
			return p, true
		}
	}
	return [2]string{}, false
}

// over is what stands over a draft: over the first one that is what introduces the paper.
func over(p Parsed, i int) []line.Line {
	if i == 0 {
		return append(LineList(p.Intro), p.Drafts[0].Prelude...)
	}
	return p.Drafts[i].Prelude
}

// namesLetter reports whether what stands over a statement names one of the letters: it may
// tell what else they stand for.
func namesLetter(over []line.Line, pair [2]string) bool {
	words := strings.FieldsFunc(flatten.FoldLines(over), func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsMark(c) })
	return slices.Contains(words, lexicon.Initial(pair[0])) || slices.Contains(words, lexicon.Initial(pair[1]))
}
