package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
)

// leastWordedLetters is how many rows of a table begin with a letter and its word at
// least, those of two questions with two choices each.
const leastWordedLetters = 4

// wordedLetters reports whether rows of a table are the choices of questions that
// stand in it too: a cell with nothing but a letter behind its word, "Option A:", and
// the choice beside it. Letters count on from A.
func wordedLetters(t page.Table) bool {
	letters, due := 0, ""
	for _, row := range t.Rows {
		texts := filledCells(row)
		if len(texts) == 0 || !isWordedLabel(texts[0]) {
			continue
		}
		c, _ := lexicon.WordedChoice(texts[0] + " x")
		if c.Sign != "a" && due != "" && c.Sign != due {
			return false
		}
		due = string(c.Sign[0] + 1)
		letters++
	}
	return letters >= leastWordedLetters
}

// isWordedLabel reports whether a text is a letter behind its word, and nothing else.
func isWordedLabel(s string) bool {
	c, ok := lexicon.WordedChoice(s + " x")
	return ok && c.Kind == lexicon.LetterLabel && len(c.Sign) == 1 && strings.TrimSpace(s[:min(len(s), c.End)]) == strings.TrimSpace(s)
}
