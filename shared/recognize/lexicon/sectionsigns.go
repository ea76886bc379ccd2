package lexicon

import (
	"slices"
	"strings"
)

// behindSign are the words for a section that stand behind its sign.
const behindSign = "rész fejezet bölüm bölümü kısım část časť daļa dalis osa dio deo del qism bo'lim boʻlim bo‘lim bo’lim бөлім часть раздел частина розділ part teil"

// SignedSection reads a section whose word stands behind its sign: "2. Bölüm: ...", "B
// rész", "1. část".
func SignedSection(s string) bool {
	n := 0
	for n < len(s) && n < 4 && (IsDigit(s[n]) || 'A' <= s[n] && s[n] <= 'H' || s[n] == 'I' || s[n] == 'V' || s[n] == 'X') {
		n++
	}
	if n == 0 || n > 2 && IsDigit(s[0]) || n > 1 && s[0] < 'I' && !IsDigit(s[0]) {
		return false
	}
	word := strings.TrimPrefix(strings.TrimLeft(strings.TrimPrefix(s[n:], " "), ".-–"), " ")
	if len(word) == len(s)-n { // "Answer", "3x"
		return false
	}
	end := strings.IndexAny(word, " :：.-–—(")
	if end < 0 {
		end = len(word)
	}
	if end < 3 || end > 14 {
		return false
	}
	rest := strings.TrimLeft(word[end:], " ")
	if rest != "" && !slices.ContainsFunc([]string{":", "：", ".", "-", "–", "—", "("}, func(sign string) bool { return strings.HasPrefix(rest, sign) }) {
		return false
	}
	for known := range strings.FieldsSeq(behindSign) {
		if strings.EqualFold(known, word[:end]) {
			return true
		}
	}
	return false
}

// TitledSection reports whether such a section has its title behind a colon, "2. Bölüm:
// Boşluk doldurma": its number is none of a question.
func TitledSection(s string) bool {
	at := strings.IndexAny(s, ":：")
	return at > 0 && at <= HeadingLimit && at+1 < len(s) && SignedSection(s)
}
