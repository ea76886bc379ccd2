package rewrite

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
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

// PairBehind writes two words to choose from in brackets behind a statement, with the
// marks that they have.
func PairBehind(stem line.Line, first, second []page.Run) line.Line {
	runs := append(stem.Runs[:len(stem.Runs):len(stem.Runs)], page.Run{Text: " ("})
	runs = append(append(runs, first...), page.Run{Text: " / "})
	return line.NewLine(stem, append(append(runs, second...), page.Run{Text: ")"}))
}
