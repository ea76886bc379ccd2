package rewrite

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// wordAtEnd is a word with the letter of an answer behind a wide gap at the end of
// a line: "(c) shark (d) dog        Ans. (c)".
var wordAtEnd = pattern.Guarded(pattern.EndsWith("ABCDEFabcdef", lexicon.Whitespace+")]."), `\S(?:\s{3,}|\t\s*)[\[(]?((\p{L}{1,10})\.?\s*[-–]?\s*[(\[]?[A-Fa-f][)\]]?)[)\].]*\s*$`)

// answerAtEnd is where such an answer begins, 0 for none. One with a colon is found
// by that.
func answerAtEnd(text string, v lexicon.Vocabulary) int {
	m := wordAtEnd.FindStringSubmatchIndex(text)
	if m == nil {
		return 0
	}
	if c, ok := v.Is(text[m[4]:m[5]], lexicon.AnswerWord); !ok || c != lexicon.AnswerWord {
		return 0
	}
	return m[2]
}
