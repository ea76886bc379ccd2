package flatten

import (
	"strings"
	"unicode/utf8"
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
	if utf8.RuneCountInString(text) == n {
		return strings.Split(text, "")
	}
	return nil
}
