package flatten

import (
	"slices"
	"strings"

	"formwright/shared/recognize/lexicon"
)

// PiecesOf cuts a text at commas, strokes, dashes or room, or into its letters, where
// that gives n pieces.
func PiecesOf(text string, n int) []string {
	text = strings.Trim(text, " .,;/–-")
	for _, sign := range []string{",", ";", "/", " – ", " — ", " - ", "-", "–"} {
		if pieces := strings.Split(text, sign); len(pieces) == n {
			return pieces
		}
	}
	if pieces := strings.Fields(text); len(pieces) == n {
		return pieces
	}
	if pieces := strings.Split(text, ""); len(pieces) == n && areAnswers(pieces) {
		return pieces
	}
	return nil
}

// areAnswers reports whether signs without anything between them are answers and no word:
// letters of choices, or the first letters of two words, "TFFT".
func areAnswers(signs []string) bool {
	kinds := map[string]bool{}
	for _, s := range signs {
		kinds[lexicon.Fold(s)] = true
	}
	if len(kinds) <= 2 {
		return true
	}
	return slices.ContainsFunc(lexicon.Words().Letters, func(alphabet []string) bool {
		for s := range kinds {
			if k := lexicon.Place(s, alphabet); k < 1 || k > mostPieces {
				return false
			}
		}
		return true
	})
}

// mostPieces is how many letters answers are called by at the most.
const mostPieces = 10
