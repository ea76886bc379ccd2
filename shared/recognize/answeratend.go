package recognize

import "formwright/shared/recognize/pattern"

// wordAtEnd is a word with the letter of an answer behind a wide gap at the end of
// a line: "(c) shark (d) dog        Ans. (c)".
var wordAtEnd = pattern.Guarded(pattern.EndsWith("ABCDEFabcdef", whitespace+")]."), `\S(?:\s{3,}|\t\s*)[\[(]?((\p{L}{1,10})\.?\s*[-–]?\s*[(\[]?[A-Fa-f][)\]]?)[)\].]*\s*$`)

// answerAtEnd is where such an answer begins, 0 for none. One with a colon is found
// by that.
func answerAtEnd(text string, v vocabulary) int {
	m := wordAtEnd.FindStringSubmatchIndex(text)
	if m == nil {
		return 0
	}
	if c, ok := v.is(text[m[4]:m[5]], answerWord); !ok || c != answerWord {
		return 0
	}
	return m[2]
}
