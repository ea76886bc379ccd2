package recognize

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// brokenLength is how long a line is at least, in characters, that an author
// broke by hand to go on in the next.
const brokenLength = 20

// healed joins the lines of a stem that were broken by hand in the middle of a
// sentence: the first ends in a letter or comma, the next begins in lower case.
func healed(stem []line) []line {
	if len(stem) < 2 || slices.ContainsFunc(stem, strongCode) || isVerse(stem) {
		return stem
	}
	out := stem[:0:len(stem)]
	for i, l := range stem {
		if n := len(out); i > 0 && breaksOff(stem[i-1], l) {
			out[n-1] = hitch(out[n-1], l)
			continue
		}
		out = append(out, l)
	}
	return out
}

// breaksOff reports whether a line goes on in the middle of the sentence before.
func breaksOff(before, l line) bool {
	if before.kind != textLine || l.kind != textLine || l.label != nil || before.cell() != l.cell() || l.gap && !l.turn || l.style().Code || before.style().Code || utf8.RuneCountInString(before.text) < brokenLength {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(before.text)
	first, size := utf8.DecodeRuneInString(l.text)
	if !unicode.IsLower(first) || last != ',' && !sameScript(last, first) || strings.ContainsRune(before.text, '=') {
		return false
	}
	if word, _, _ := strings.Cut(l.text, " "); strings.ContainsAny(word, ":(_=;") {
		return false
	}
	next, _ := utf8.DecodeRuneInString(l.text[size:])
	return unicode.IsLetter(next) || unicode.IsMark(next) || next == ' ' && strings.ContainsRune("aeiouyаоиувскяі", first)
}

// isVerse reports whether most lines of a stem are short and begin in lower case,
// as those of poems and lists do.
func isVerse(stem []line) bool {
	n := 0
	for _, l := range stem {
		if first, _ := utf8.DecodeRuneInString(l.text); unicode.IsLower(first) && utf8.RuneCountInString(l.text) < brokenLength {
			n++
		}
	}
	return n > 1 && n*2 > len(stem)
}

// sameScript reports whether two letters belong to one script that has small
// letters.
func sameScript(a, b rune) bool {
	for _, script := range []*unicode.RangeTable{unicode.Latin, unicode.Cyrillic, unicode.Greek} {
		if unicode.Is(script, b) {
			return unicode.Is(script, a)
		}
	}
	return false
}
