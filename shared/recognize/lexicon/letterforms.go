package lexicon

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// VowelLength measures the vowel signs behind a letter that is named in an Indian
// alphabet, "బి".
func VowelLength(s string) int {
	n := 0
	for n < len(s) {
		r, size := utf8.DecodeRuneInString(s[n:])
		if r < 0x0900 || !unicode.IsMark(r) {
			break
		}
		n += size
	}
	return n
}

// IsIndic reports whether a letter is of a writing of India or Sri Lanka.
func IsIndic(r rune) bool { return 0x0900 <= r && r < firstUnspaced }

// isKana reports whether a line begins with one letter of Japanese lists, or one in a
// circle, and a space: "ア 富士山", "㉠ 서울". Words of one such letter do not stand
// apart otherwise.
func isKana(s string) bool {
	if s == "" || s[0] < utf8.RuneSelf {
		return false
	}
	r, size := utf8.DecodeRuneInString(s)
	next, _ := utf8.DecodeRuneInString(s[size:])
	return (strings.ContainsRune("アイウエオカキク", r) || IsCircledLetter(r)) && (next == ' ' || next == '\t' || next == '\u3000')
}
