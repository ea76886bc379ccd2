package line

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// taskFirst is a word for a task behind its number, and nothing else that could
// go on with the word: "3. uzdevums (4 punkti)".
var taskFirst = pattern.Guarded(mayTask, `^(\d{1,3})\s*[-.]?\s*((?i:`+taskWords+`))\s*(?:[.:]|$|\()`)

// taskWords are those of taskFirst.
const taskWords = `uzdevums|jautājums|užduotis|uždavinys|klausimas|ülesanne|küsimus|úloha|otázka|příklad|príklad|cvičení|cvičenie|zadatak|задатак|задача|задаток|pitanje|питање|прашање|naloga|vprašanje|тапсырма|есеп|тапшырма|суроо|асуулт|даалгавар|дасгал|топшириқ|topshiriq|misol|mashq|машқ|tapşırıq|sual|супориш|савол|დავალება|კითხვა|სავარჯიშო|առաջադրանք|հարց|վարժություն|ushtrimi|pyetja|detyra|заданне|пытанне|практыкаванне|ćwiczenie|polecenie|ερώτηση|άσκηση|θέμα|упражнение|вправа`

// taskStarts are the first two letters of each, whatever their case.
var taskStarts = sync.OnceValue(func() map[[2]rune]bool {
	out := map[[2]rune]bool{}
	for w := range strings.SplitSeq(taskWords, "|") {
		out[startOf(w)] = true
	}
	return out
})

// mayTask looks for the first two letters of such a word behind a number.
func mayTask(s string) bool {
	if s == "" || !lexicon.IsDigit(s[0]) {
		return false
	}
	return taskStarts()[startOf(strings.TrimLeft(s, "0123456789-."+lexicon.Whitespace))]
}

// startOf is the first two letters of a text, each the least of those that differ from
// it in their case.
func startOf(s string) (start [2]rune) {
	for i := range start {
		if s != "" && lexicon.IsASCIILetter(s[0]) { // no other form is less than the capital
			start[i], s = rune(s[0]&^0x20), s[1:]
			continue
		}
		r, n := utf8.DecodeRuneInString(s)
		s = s[n:]
		start[i] = r
		for o := unicode.SimpleFold(r); o != r; o = unicode.SimpleFold(o) {
			start[i] = min(start[i], o)
		}
	}
	return start
}
