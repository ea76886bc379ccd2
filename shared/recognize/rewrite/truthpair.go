package rewrite

import (
	"slices"
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
	return slices.Contains(lexicon.TruthPartners(a), b)
}
