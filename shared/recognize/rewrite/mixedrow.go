package rewrite

import (
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
)

// leastMixed is how many letters out of their order are surely a row of choices.
const leastMixed = 4

// mixedRow finds the cuts in a line whose wide gaps part choices in the order in which
// two columns are read, "A. 9   C. 11   B. 10   D. 12": every letter from the first
// on, each once, and nothing else.
func mixedRow(first lexicon.ChoiceLabel, spots []flatten.Spot, letters [][]string) []int {
	n := len(spots) + 1
	if first.Kind != lexicon.LetterLabel || n < leastMixed {
		return nil
	}
	cuts := make([]int, len(spots))
	for i, s := range spots {
		if !s.Wide || s.Label.Kind != first.Kind || s.Label.Upper != first.Upper || s.Label.Delim != first.Delim {
			return nil
		}
		cuts[i] = s.At
	}
	for _, alphabet := range letters {
		if lexicon.Place(first.Sign, alphabet) == 1 && fillsRow(spots, alphabet, n) {
			return cuts
		}
	}
	return nil
}

// fillsRow reports whether spots have the second to the nth letter of an alphabet, each
// once.
func fillsRow(spots []flatten.Spot, alphabet []string, n int) bool {
	seen := 1
	for _, s := range spots {
		at := lexicon.Place(s.Label.Sign, alphabet)
		if at < 2 || at > n || seen&(1<<at) != 0 {
			return false
		}
		seen |= 1 << at
	}
	return true
}
