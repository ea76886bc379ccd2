package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/pattern"
)

// judgedBehind is what a statement is to be marked with, printed behind it: "T / F",
// "T F DS", "true / false / not given".
var judgedBehind = pattern.New(`(?i)\s[(\[]?(?:t|true|r|richtig|v|vrai|verdadero|vero)\s*[/|\s]\s*(?:f|false|faux|falsch|falso)(?:\s*[/|\s]\s*(?:ds|ng|ni|nm|\?|not given|doesn[’']t say|not mentioned))?[)\]]?\s*$`)

// scrambled is the words of a sentence out of their order: "to / went / we / there".
var scrambled = pattern.New(`^[^/]{1,30}(?: / [^/]{1,30}){3,}$`)

// leastScrambled is how many strokes stand between the words of a sentence that no
// order asks to put right.
const leastScrambled = 4

// IsScrambled reports whether a text is the words of a sentence out of their order,
// and no list of names with what they are.
func IsScrambled(text string) bool {
	return strings.Count(text, " / ") >= leastScrambled && !strings.ContainsAny(text, ":：=") && scrambled.MatchString(text)
}

// areJudged reports whether every entry of a list offers something to choose from
// by itself: it is a statement with the words to mark behind it, or a row of words
// under a line that asks for the odd one.
func (d Draft) areJudged() bool {
	odd := asks.AsksOdd(d.StemText())
	return !slices.ContainsFunc(d.Choices, func(c Choice) bool {
		text := strings.TrimSpace(c.Text())
		return !judgedBehind.MatchString(text) && !scrambled.MatchString(c.Lines[0].Text) && !(odd && asks.IsOddRow(text))
	})
}
