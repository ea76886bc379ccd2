package lexicon

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/pattern"
)

// Folded is a pattern for texts that Fold gave, its letters folded as theirs are: marks
// off, and those of other scripts that look like Latin ones among these. An edge of a word
// counts letters of every script.
func Folded(text string) pattern.Pattern {
	var b strings.Builder
	for _, c := range text {
		if c < utf8.RuneSelf {
			b.WriteRune(c)
		} else {
			b.WriteString(Fold(string(c)))
		}
	}
	return pattern.New(strings.ReplaceAll(b.String(), `\b`, WordEdge))
}

// WordEdge is the edge of a word in a pattern, whatever its script: \b knows ASCII alone.
const WordEdge = `(?:^|$|[^\pL\pN])`
