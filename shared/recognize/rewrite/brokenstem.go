package rewrite

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/line"
)

// brokenLength is how long a line is at least, in characters, that an author
// broke by hand to go on in the next.
const brokenLength = 20

// Healed joins the lines of a stem that were broken by hand in the middle of a
// sentence: the first ends in a letter or comma, the next begins in lower case.
func Healed(stem []line.Line) []line.Line {
	if len(stem) < 2 || slices.ContainsFunc(stem, line.StrongCode) || isVerse(stem) {
		return stem
	}
	out := stem[:0:len(stem)]
	for i, l := range stem {
		if n := len(out); i > 0 && breaksOff(stem[i-1], l) {
			out[n-1] = Hitch(out[n-1], l)
			continue
		}
		out = append(out, l)
	}
	return out
}

// breaksOff reports whether a line goes on in the middle of the sentence before.
func breaksOff(before, l line.Line) bool {
	if before.Kind != line.TextLine || l.Kind != line.TextLine || l.Label != nil || before.Cell() != l.Cell() || l.Gap && !l.Turn || l.Style().Code || before.Style().Code || utf8.RuneCountInString(before.Text) < brokenLength {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(before.Text)
	first, size := utf8.DecodeRuneInString(l.Text)
	if !unicode.IsLower(first) || last != ',' && !sameScript(last, first) || strings.ContainsRune(before.Text, '=') {
		return false
	}
	if word, _, _ := strings.Cut(l.Text, " "); strings.ContainsAny(word, ":(_=;") {
		return false
	}
	next, _ := utf8.DecodeRuneInString(l.Text[size:])
	return unicode.IsLetter(next) || unicode.IsMark(next) || next == ' ' && strings.ContainsRune("aeiouyаоиувскяі", first)
}

// isVerse reports whether most lines of a stem are short and begin in lower case,
// as those of poems and lists do.
func isVerse(stem []line.Line) bool {
	n := 0
	for _, l := range stem {
		if first, _ := utf8.DecodeRuneInString(l.Text); unicode.IsLower(first) && utf8.RuneCountInString(l.Text) < brokenLength {
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
