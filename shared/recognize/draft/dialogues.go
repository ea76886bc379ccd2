package draft

import (
	"formwright/shared/recognize/lexicon"
)

// dialogues takes the letters of speakers, "A: Good morning. B: Hello! A: ...", for
// no labels of choices: the first speaks again.
func dialogues(ts []Token) {
	for i := 0; i < len(ts); i++ {
		end, first := i, 0
		for end < len(ts) && speaks(ts[end]) {
			if ts[end].choice.Sign == "a" {
				first++
			}
			end++
		}
		if first >= 2 {
			for _, t := range ts[i:end] {
				t.choice = lexicon.ChoiceLabel{}
			}
		}
		i = max(i, end-1)
	}
}

// speaks reports whether a line begins with the letter of one of two speakers.
func speaks(t Token) bool {
	c := t.choice
	return c.Kind == lexicon.LetterLabel && c.Upper && c.Delim == ':' && (c.Sign == "a" || c.Sign == "b")
}
