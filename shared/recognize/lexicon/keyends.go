package lexicon

import (
	"strings"
	"sync"
)

// keyTerms are the words of the vocabulary that head a key.
func keyTerms() map[string]bool {
	out := map[string]bool{}
	for _, terms := range Words().Vocabulary.terms {
		for _, t := range terms {
			if t.class == KeyHeading {
				out[t.folded] = true
			}
		}
	}
	return out
}

// keyFronts are their first words, so that other words may stand between them and the
// rest: "answer" of "complete answer key". Of "the answer key" that is no other than of
// "answer key".
func keyFronts() map[string]bool {
	all, out := keyTerms(), map[string]bool{}
	for term := range all {
		if first, rest, _ := strings.Cut(term, " "); !all[rest] {
			out[first] = true
		}
	}
	return out
}

// keyEnds are their last words.
var keyEnds = sync.OnceValue(func() map[string]bool {
	out := map[string]bool{}
	for term := range keyTerms() {
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
