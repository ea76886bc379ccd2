package layout

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Signs that some test programs want at once before what a line says, such as
// "+right", "=wrong", "#question".
const lineSigns = "+=#~@&*^>-–—"

// A sign is one when at least this many lines, and one in so many, begin with it.
const (
	leastSigned = 8
	signedShare = 20
)

// labelSigns labels the lines that begin with a sign which a document sets before
// many: what the sign begins never goes on with the line above.
func labelSigns(regions []*region) {
	counts, lines := map[rune]int{}, 0
	for _, r := range regions {
		lines += len(r.lines)
		for _, l := range r.lines {
			if sign := signOf(l); sign != 0 {
				counts[sign]++
			}
		}
	}
	for _, r := range regions {
		for _, l := range r.lines {
			if n := counts[signOf(l)]; n >= leastSigned && n*signedShare >= lines {
				l.label = label{kind: bulletLabel, end: utf8.RuneLen(firstRune(l.text))}
			}
		}
	}
}

// signOf is the sign that stands at once before the text of a line without a
// label; 0 for none.
func signOf(l *line) rune {
	first := firstRune(l.text)
	if l.label.kind != noLabel || !strings.ContainsRune(lineSigns, first) {
		return 0
	}
	next := firstRune(l.text[utf8.RuneLen(first):])
	if !unicode.IsLetter(next) && !unicode.IsDigit(next) && next != ' ' {
		return 0
	}
	return first
}
