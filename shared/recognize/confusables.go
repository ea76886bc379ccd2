package recognize

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// foldRune maps letters that stand for each other when people type quickly in
// two alphabets: Cyrillic and Greek look-alikes become their Latin twin. The
// argument is lower case and decomposed. Folded text is only ever compared,
// never shown.
func foldRune(r rune) rune {
	switch r {
	case 'а', 'α':
		return 'a'
	case 'в', 'β':
		return 'b'
	case 'с':
		return 'c'
	case 'е':
		return 'e'
	case 'һ', 'н':
		return 'h'
	case 'і', 'ι', 'ı':
		return 'i'
	case 'ј':
		return 'j'
	case 'к', 'κ':
		return 'k'
	case 'м':
		return 'm'
	case 'о', 'ο':
		return 'o'
	case 'р', 'ρ':
		return 'p'
	case 'ѕ':
		return 's'
	case 'т', 'τ':
		return 't'
	case 'ς':
		return 'σ'
	case 'у':
		return 'y'
	case 'х', 'χ':
		return 'x'
	case 'đ':
		return 'd'
	case 'ł':
		return 'l'
	case 'ø':
		return 'o'
	case 'ي', 'ى':
		return 'ی'
	case 'ك':
		return 'ک'
	case '’', '‘', 'ʼ', 'ʻ', '`', '´':
		return '\''
	case '“', '”', '„', '«', '»':
		return '"'
	case '–', '—', '−', '‐', '‑':
		return '-'
	}
	return r
}

// foldByte folds a letter or sign in ASCII.
func foldByte(c byte) byte {
	switch {
	case 'A' <= c && c <= 'Z':
		return c + 'a' - 'A'
	case c == '`':
		return '\''
	}
	return c
}

// eachFolded calls f with every folded rune of s and the byte offset in s where
// the character behind it ends, until f returns false.
func eachFolded(s string, f func(r rune, end int) bool) {
	for i := 0; i < len(s); {
		if c := s[i]; c < utf8.RuneSelf {
			i++
			if !f(rune(foldByte(c)), i) {
				return
			}
			continue
		}
		_, size := utf8.DecodeRuneInString(s[i:])
		p := norm.NFKD.PropertiesString(s[i:])
		shown := s[i : i+size]
		if d := p.Decomposition(); d != nil && p.Size() == size {
			shown = string(d)
		}
		i += size
		for _, r := range shown {
			if 0x300 <= r && r <= 0x36f || unicode.Is(unicode.Cf, r) {
				continue
			}
			if !f(foldRune(unicode.ToLower(r)), i) {
				return
			}
		}
	}
}

const lowerLetters = "abcdefghijklmnopqrstuvwxyz"

// isFolded reports whether folding would leave s as it is; only ASCII is known
// to stay.
func isFolded(s string) bool {
	for i := range len(s) {
		if c := s[i]; c >= utf8.RuneSelf || foldByte(c) != c {
			return false
		}
	}
	return true
}

// fold is s for comparing: lower case, without accents, compatibility forms
// and look-alike letters made one.
func fold(s string) string {
	if len(s) == 1 && 'A' <= s[0] && s[0] <= 'Z' {
		return lowerLetters[s[0]-'A':][:1]
	}
	if isFolded(s) {
		return s
	}
	if isASCII(s) {
		folded := []byte(s)
		for i, c := range folded {
			folded[i] = foldByte(c)
		}
		return string(folded)
	}
	var b strings.Builder
	b.Grow(len(s))
	eachFolded(s, func(r rune, _ int) bool {
		b.WriteRune(r)
		return true
	})
	return b.String()
}

// same is the form in which a choice and an answer that names it are compared:
// folded, spaces made one, without quotes and marks at the ends.
func same(s string) string {
	return strings.Trim(spacedOnce(fold(s)), " .,;:!?\"'()[]{}-。；，")
}

// spacedOnce makes every stretch of white space inside s one space. A single one at
// its ends may stay.
func spacedOnce(s string) string {
	if isPlain(s) && !mayGap(s) {
		return s
	}
	return strings.Join(strings.Fields(s), " ")
}
