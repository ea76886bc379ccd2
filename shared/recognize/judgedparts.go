package recognize

import (
	"slices"
	"strings"

	"formwright/shared/recognize/pattern"
)

// judgedBehind is what a statement is to be marked with, printed behind it: "T / F",
// "T F DS", "true / false / not given".
var judgedBehind = pattern.New(`(?i)\s[(\[]?(?:t|true|r|richtig|v|vrai|verdadero|vero)\s*[/|\s]\s*(?:f|false|faux|falsch|falso)(?:\s*[/|\s]\s*(?:ds|ng|ni|nm|\?|not given|doesn[’']t say|not mentioned))?[)\]]?\s*$`)

// oddWords ask which word of a line is the odd one out.
var oddWords = pattern.New(`(?i)\b(?:odd (?:one|word)|does(?: not|n[’']t) belong|intrus[oa]?|no pertenece|passt nicht|hoort er niet bij)\b|лишнее слово`)

// leastOdd is how many words a line has of which one is odd.
const leastOdd = 3

// wordsApart parts the words of such a line.
var wordsApart = pattern.New(`\s{2,}|\t|\s*[,;/|–—]\s*|\s-\s`)

// areJudged reports whether every entry of a list offers something to choose from
// by itself: it is a statement with the words to mark behind it, or a row of words
// under a line that asks for the odd one.
func (d draft) areJudged() bool {
	odd := oddWords.MatchString(d.stemText())
	return !slices.ContainsFunc(d.choices, func(c draftChoice) bool {
		text := strings.TrimSpace(c.text())
		return !judgedBehind.MatchString(text) && !(odd && len(wordsApart.Split(text, -1)) >= leastOdd)
	})
}
