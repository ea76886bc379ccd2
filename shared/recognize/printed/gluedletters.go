package printed

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastSpacedLetters is how many lines begin with such a letter and a space.
const leastSpacedLetters = 3

// gluedLetter is a letter in brackets at the front of a line and what follows it at
// once: "(m)Compare"; spacedLetter one behind which words stand apart.
var (
	gluedLetter  = pattern.Guarded(pattern.OpensWith("("), `^\([a-z]\)\p{Lu}\p{Ll}`)
	spacedLetter = pattern.Guarded(pattern.OpensWith("("), `^\([a-z]\)\s`)
)

// GluedLetters parts the letter of a part from its first word where the other letters
// of the paper stand apart from theirs.
func GluedLetters(lines []line.Line) []line.Line {
	var glued []int
	spaced := 0
	for i := range lines {
		switch l := &lines[i]; {
		case l.Kind != line.TextLine || l.Label != nil:
		case spacedLetter.MatchString(l.Text):
			spaced++
		case gluedLetter.MatchString(l.Text):
			glued = append(glued, i)
		}
	}
	if len(glued) == 0 || spaced < leastSpacedLetters || len(glued) > spaced {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range glued {
		l := lines[i]
		out[i] = line.NewLine(l, slices.Concat(l.Cut(0, len("(a)")).Runs, []page.Run{{Text: " "}}, l.From(len("(a)")).Runs))
	}
	return out
}
