package lexicon

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// hasWideDigit reports whether a text has a digit outside ASCII, or a sign that
// is broken.
func hasWideDigit(s string) bool {
	if IsASCII(s) {
		return false
	}
	for _, r := range s {
		if r >= 0x660 && (r == utf8.RuneError || unicode.Is(unicode.Nd, r)) {
			return true
		}
	}
	return false
}

// DecimalDigits writes any script's digits as ASCII ones.
func DecimalDigits(s string) string {
	if !hasWideDigit(s) {
		return s
	}
	return strings.Map(func(r rune) rune {
		if r < utf8.RuneSelf {
			return r
		}
		if unicode.Is(unicode.Nd, r) {
			return '0' + digitValue(r)
		}
		return r
	}, s)
}

// digitValue is the value of a decimal digit: in Unicode the ten digits of a
// script stand in a row that begins at its zero.
func digitValue(r rune) rune {
	zero := r
	for n := 0; n < 9 && unicode.Is(unicode.Nd, zero-1) && r-zero < 9; n++ {
		zero--
	}
	for _, z := range []rune{0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0xff10} {
		if z <= r && r <= z+9 {
			return r - z
		}
	}
	return r - zero
}

// CountsLetters reports whether a text has at least so many letters: "2 litres of
// water" is told from "2 5 kg".
func CountsLetters(s string, least int) bool {
	for _, r := range s {
		if unicode.IsLetter(r) {
			least--
		}
	}
	return least <= 0
}

// DecimalPrefix writes the first characters of s with ASCII digits and spaces,
// rune for rune.
func DecimalPrefix(s string) string {
	if len(s) <= 24 || IsASCII(s[:24]) {
		return DecimalDigits(s[:min(len(s), 24)])
	}
	n := 0
	for i := range s {
		if n++; n > 24 {
			s = s[:i]
			break
		}
	}
	return DecimalDigits(s)
}

// OriginalLength is how many bytes of s the first n bytes of its DecimalPrefix
// stand for.
func OriginalLength(s string, n int) int {
	at := 0
	for i, r := range s {
		if at >= n {
			return i
		}
		if unicode.Is(unicode.Nd, r) {
			at++
		} else {
			at += utf8.RuneLen(r)
		}
	}
	return len(s)
}
