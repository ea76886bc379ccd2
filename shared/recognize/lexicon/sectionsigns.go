package lexicon

import (
	"slices"
	"strings"
)

// behindSign are the words for a section that stand behind its sign.
const behindSign = "rész fejezet bölüm bölümü kısım část časť daļa dalis osa dio deo del qism bo'lim boʻlim bo‘lim bo’lim бөлім часть раздел частина розділ part teil"

// The words for the place of a section stand before its word in some languages.
const (
	placeWords  = "first second third fourth erster zweiter dritter vierter erste zweite dritte premiere première deuxième deuxieme seconde troisième troisieme quatrième primera segunda tercera cuarta prima seconda terza quarta primeira terceira eerste tweede derde vierde første anden andre tredje fjerde första andra fjärde 1ère 1re 2ème 2e 3ème 3e 4ème"
	placedWords = "part teil abschnitt partie section parte sección seção sezione deel del delen"
)

// placedSection reads a section by its place in words: "Deuxième partie : grammaire",
// "Tweede deel".
func placedSection(s string) bool {
	place, rest, ok := strings.Cut(s, " ")
	if !ok || len(place) > 12 || IsLonger(s, HeadingLimit) || place == strings.ToLower(place) && !IsDigit(s[0]) {
		return false
	}
	word := rest
	if end := strings.IndexAny(rest, " :.–—-("); end >= 0 {
		word = rest[:end]
	}
	if rest = strings.TrimLeft(rest[len(word):], " "); rest != "" && !strings.ContainsAny(rest[:1], ":.-(") && !strings.HasPrefix(rest, "–") && !strings.HasPrefix(rest, "—") {
		return false
	}
	return isOneOf(placedWords, word) && isOneOf(placeWords, place)
}

// isOneOf reports whether a word is in a list, in capitals or not.
func isOneOf(list, word string) bool {
	for known := range strings.FieldsSeq(list) {
		if strings.EqualFold(known, word) {
			return true
		}
	}
	return false
}

// SignedSection reads a section whose word stands behind its sign: "2. Bölüm: ...", "B
// rész", "1. část", "Second part".
func SignedSection(s string) bool {
	if placedSection(s) {
		return true
	}
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
	return isOneOf(behindSign, word[:end])
}

// TitledSection reports whether such a section has its title behind a colon, "2. Bölüm:
// Boşluk doldurma": its number is none of a question.
func TitledSection(s string) bool {
	at := strings.IndexAny(s, ":：")
	return at > 0 && at <= HeadingLimit && at+1 < len(s) && SignedSection(s)
}
