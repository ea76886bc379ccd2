package vote

import (
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/draft"
)

// longestDoubled is how many letters a translator makes of the letter of a choice, "UM" of
// an English "A".
const longestDoubled = 3

// doubledLetters drops the letters of choices that stand typed behind the automatic ones,
// with what is offered below: all choices of a question begin so, most with one capital.
func doubledLetters(ds []draft.Draft) {
	for _, d := range ds {
		single := 0
		for _, c := range d.Choices {
			if len(c.Lines) < 2 || !c.Label.Auto || !isShortWord(c.Lines[0].Text) {
				single = -1
				break
			}
			if utf8.RuneCountInString(c.Lines[0].Text) == 1 {
				single++
			}
		}
		if len(d.Choices) < 2 || single*2 < len(d.Choices) || single < 1 {
			continue
		}
		for i := range d.Choices {
			d.Choices[i].Lines = d.Choices[i].Lines[1:]
		}
	}
}

// isShortWord reports whether a text is a few capitals and nothing else.
func isShortWord(s string) bool {
	n := 0
	for _, c := range s {
		if n++; n > longestDoubled || !unicode.IsUpper(c) {
			return false
		}
	}
	return n > 0
}
