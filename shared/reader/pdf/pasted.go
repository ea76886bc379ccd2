package pdf

import (
	"regexp"
	"slices"
	"strings"

	"formwright/shared/reader/layout"
)

// choiceLetter is a word that begins a choice, "A.", "(b)" or "C)".
var choiceLetter = regexp.MustCompile(`^\(?([A-Da-d])[.)]`)

// showsQuestions reports whether the words of a picture are those of a test: something is
// asked, and either choices follow on lines of their own or more is asked. A diagram and a
// screen of a program may ask, or list by letters.
func showsQuestions(words []layout.Span) bool {
	asked, letters := 0, map[string]bool{}
	for i, w := range words {
		if strings.HasSuffix(w.Text, "?") || strings.HasSuffix(w.Text, "？") {
			asked++
		}
		opens := i == 0 || w.Block != words[i-1].Block
		if !opens && i > 1 && words[i-1].Block != words[i-2].Block {
			opens = len([]rune(words[i-1].Text)) <= 2 // behind what is left of its circle
		}
		if m := choiceLetter.FindStringSubmatch(w.Text); opens && m != nil {
			letters[strings.ToUpper(m[1])] = true
		}
	}
	return asked > 0 && letters["A"] && letters["B"] || asked > 1
}

// withDrawn puts the words that are drawn before those that were seen in pictures, in place
// of what was seen of them.
func withDrawn(drawn, seen []layout.Span) []layout.Span {
	over := func(w layout.Span) bool {
		x, y := w.Box.X+w.Box.Width/2, w.Box.Y+w.Box.Height/2
		return slices.ContainsFunc(drawn, func(d layout.Span) bool {
			return x >= d.Box.X && x <= d.Box.X+d.Box.Width && y >= d.Box.Y && y <= d.Box.Y+d.Box.Height
		})
	}
	return append(slices.Clone(drawn), slices.DeleteFunc(seen, over)...)
}
