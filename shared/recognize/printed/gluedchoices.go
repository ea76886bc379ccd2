package printed

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastGlued is how many lines of a document begin with a choice that has a word
// before its letter, where lines are looked through for a second one.
const leastGlued = 6

// GluedChoices cuts lines on which a choice stands behind the one before it, or
// behind the stem, in documents that write a word before each letter and begin a line
// with it: "Option_b: 2 AOption_c: 3 A" becomes two lines.
func GluedChoices(lines []line.Line) []line.Line {
	word := choiceWordOf(lines)
	if word == "" {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+4)
	for i, l := range lines {
		for {
			at := gluedAt(l, word, lines[i+1:])
			if at == 0 {
				break
			}
			rest := l.Cut(at, len(l.Text))
			rest.Soft, rest.Gap = false, false
			out, l = append(out, l.Cut(0, at)), rest
		}
		out = append(out, l)
	}
	return out
}

// choiceWordOf is what stands before the letters of choices throughout a document,
// "Option_", empty where hardly any has such a word.
func choiceWordOf(lines []line.Line) string {
	counts, best := map[string]int{}, ""
	for _, l := range lines {
		if _, ok := wordedLetter(l); ok {
			word := l.Text[:strings.IndexAny(l.Text, " _-")+1]
			if counts[word]++; word != "" && counts[word] > counts[best] {
				best = word
			}
		}
	}
	if counts[best] < leastGlued {
		return ""
	}
	return best
}

// wordedLetter is the number of the letter of a choice with a word that begins a line.
func wordedLetter(l line.Line) (int, bool) {
	if l.Kind != line.TextLine {
		return 0, false
	}
	return wordedLetterOf(l.Text)
}

func wordedLetterOf(text string) (int, bool) {
	c, ok := lexicon.WordedChoice(text)
	n := strings.Index(lexicon.LowerLetters, lexicon.Fold(c.Sign))
	return n, ok && c.Kind == lexicon.LetterLabel && len(c.Sign) == 1 && n >= 0
}

// gluedAt is where a choice begins behind the start of a line: the one that follows
// the line's own, or the first behind a stem if the second begins the next line. What
// the next line begins with is only named here. It is 0 where there is none.
func gluedAt(l line.Line, word string, below []line.Line) int {
	if l.Kind != line.TextLine || len(l.Text) <= len(word) {
		return 0
	}
	at := strings.Index(l.Text[1:], word) + 1
	if at == 0 {
		return 0
	}
	n, ok := wordedLetterOf(l.Text[at:])
	own, labelled := wordedLetterOf(l.Text)
	next, follows := 0, false
	if len(below) > 0 {
		next, follows = wordedLetter(below[0])
	}
	switch {
	case !ok || follows && next != n+1:
		return 0
	case labelled && n == own+1, !labelled && n == 0 && follows:
		return at
	}
	return 0
}
