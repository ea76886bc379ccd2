package lexicon

import (
	"slices"
	"strings"
	"sync"
)

// termsOf are the words of the vocabulary that are of some classes.
func termsOf(list ...Class) map[string]bool {
	out := map[string]bool{}
	for _, terms := range Words().Vocabulary.terms {
		for _, t := range terms {
			if slices.Contains(list, t.class) {
				out[t.folded] = true
			}
		}
	}
	return out
}

// frontsOf are the first words of terms, so that other words may stand between them and
// the rest: "answer" of "complete answer key". Of "the answer key" that is no other than
// of "answer key".
func frontsOf(terms map[string]bool) map[string]bool {
	out := map[string]bool{}
	for term := range terms {
		if first, rest, _ := strings.Cut(term, " "); !terms[rest] {
			out[strings.TrimRight(first, ",")] = true
		}
	}
	return out
}

// keyEnds are the last words of those that head a key.
var keyEnds = sync.OnceValue(func() map[string]bool {
	out := map[string]bool{}
	for term := range termsOf(KeyHeading) {
		out[term[strings.LastIndexByte(term, ' ')+1:]] = true
	}
	return out
})

// MayEndInKey looks whether the last word of a text ends one that heads a key.
func MayEndInKey(text string) bool {
	text = strings.TrimRightFunc(strings.TrimSpace(text), isAroundWord)
	word := strings.TrimLeftFunc(text[strings.LastIndexByte(text, ' ')+1:], isAroundWord)
	return keyEnds()[Fold(word)]
}
