package rewrite

import (
	"strings"

	"formwright/shared/recognize/lexicon"
)

// truthWord is how long a word for true or false is at most, in bytes.
const truthWord = 32

// AreTruthWords reports whether two texts are the words for true and false.
func AreTruthWords(first, second string) bool {
	if max(len(first), len(second)) > truthWord {
		return false
	}
	a, b := strings.Trim(lexicon.Fold(first), " .;"), strings.Trim(lexicon.Fold(second), " .;")
	for _, p := range lexicon.TruthPairs() {
		yes, no := lexicon.Fold(p[0]), lexicon.Fold(p[1])
		if a == yes && b == no || a == no && b == yes {
			return true
		}
	}
	return false
}
