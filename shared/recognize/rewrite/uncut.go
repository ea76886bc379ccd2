package rewrite

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// What stands in a line as the sign of a choice or the word of a note would, and is part of
// what is said there.

// namesLetter reports whether what looks like the sign of a choice is the last word of a
// sentence that names the letter before it, too: "A. Match each item of column A with one of
// column B."
func namesLetter(text string, at int) bool {
	sign := strings.TrimSpace(text[at:])
	return len(sign) == 2 && sign[1] == '.' && strings.Contains(text[:at], " "+string(rune(sign[0]-1))+" ")
}

// judgesChoice reports whether a word for what is right stands behind the letter of a choice,
// "b) Correct: the Nile": it is said of that one.
func judgesChoice(text string, from, to int) bool {
	c, ok := line.ChoiceLabelOf(text)
	return ok && c.Kind == lexicon.LetterLabel && strings.TrimSpace(text[min(c.End, from):from]) == "" && c.End <= from && lexicon.Words().Right[lexicon.Fold(strings.TrimSpace(text[from:to]))]
}
