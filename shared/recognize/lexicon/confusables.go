package lexicon

import (
	"strings"
	"sync"
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

// FoldByte folds a letter or sign in ASCII.
func FoldByte(c byte) byte {
	switch {
	case 'A' <= c && c <= 'Z':
		return c + 'a' - 'A'
	case c == '`':
		return '\''
	}
	return c
}

// Letters of the alphabets that are folded most are looked up.
const (
	alphabetsEnd   = 0xe80 // behind Thai
	latinMoreStart = 0x1e00
	latinMoreEnd   = 0x1f00
	hanStart       = 0x4e00
	hanEnd         = 0xa000
)

// The entries of a folding that are no letter.
const (
	foldsToNone rune = 0
	foldsSlowly rune = -1 // to more than one
)

// foldings is what letters fold to, those below alphabetsEnd and behind them
// those from latinMoreStart on.
var foldings = sync.OnceValue(func() *[alphabetsEnd + latinMoreEnd - latinMoreStart]rune {
	var out [alphabetsEnd + latinMoreEnd - latinMoreStart]rune
	for i := range out {
		r := rune(i)
		if r >= alphabetsEnd {
			r += latinMoreStart - alphabetsEnd
		}
		n := 0
		foldDecomposed(string(r), func(folded rune) bool {
			out[i] = folded
			n++
			return true
		})
		if n > 1 {
			out[i] = foldsSlowly
		}
	}
	return &out
})

// foldDecomposed calls f with every folded rune of the letter that s begins
// with, until f returns false.
func foldDecomposed(s string, f func(r rune) bool) bool {
	_, size := utf8.DecodeRuneInString(s)
	p := norm.NFKD.PropertiesString(s)
	shown := s[:size]
	if d := p.Decomposition(); d != nil && p.Size() == size {
		shown = string(d)
	}
	for _, r := range shown {
		if 0x300 <= r && r <= 0x36f || unicode.Is(unicode.Cf, r) {
			continue
		}
		if !f(foldRune(unicode.ToLower(r))) {
			return false
		}
	}
	return true
}

// folded looks a letter up.
func folded(r rune) rune {
	switch {
	case r < alphabetsEnd:
		return foldings()[r]
	case latinMoreStart <= r && r < latinMoreEnd:
		return foldings()[r-latinMoreStart+alphabetsEnd]
	case hanStart <= r && r < hanEnd:
		return r
	}
	return foldsSlowly
}

// eachFolded calls f with every folded rune of s and the byte offset in s where
// the character behind it ends, until f returns false.
func eachFolded(s string, f func(r rune, end int) bool) {
	for i := 0; i < len(s); {
		if c := s[i]; c < utf8.RuneSelf {
			i++
			if !f(rune(FoldByte(c)), i) {
				return
			}
			continue
		}
		r, size := utf8.DecodeRuneInString(s[i:])
		i += size
		switch r = folded(r); r {
		case foldsToNone:
		case foldsSlowly:
			if !foldDecomposed(s[i-size:], func(r rune) bool { return f(r, i) }) {
				return
			}
		default:
			if !f(r, i) {
				return
			}
		}
	}
}

const LowerLetters = "abcdefghijklmnopqrstuvwxyz"

// Fold is s for comparing: lower case, without accents, compatibility forms
// and look-alike letters made one.
func Fold(s string) string {
	if len(s) == 1 && 'A' <= s[0] && s[0] <= 'Z' {
		return LowerLetters[s[0]-'A':][:1]
	}
	for i := range len(s) {
		if c := s[i]; c >= utf8.RuneSelf {
			return foldWide(s)
		} else if FoldByte(c) != c {
			return foldFrom(s, i)
		}
	}
	return s
}

// foldFrom folds a text that needs it from its byte i on.
func foldFrom(s string, i int) string {
	var room [longLine]byte
	out := append(room[:0], s...)
	for ; i < len(out); i++ {
		c := out[i]
		if c >= utf8.RuneSelf {
			return foldWide(s)
		}
		out[i] = FoldByte(c)
	}
	return string(out)
}

// longLine is how many bytes most lines are shorter than.
const longLine = 256

// foldWide folds a text with signs outside ASCII.
func foldWide(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	eachFolded(s, func(r rune, _ int) bool {
		b.WriteRune(r)
		return true
	})
	return b.String()
}

// Same is the form in which a choice and an answer that names it are compared:
// folded, spaces made one, without quotes and marks at the ends.
func Same(s string) string {
	return strings.Trim(spacedOnce(Fold(s)), sameEnds)
}

// sameEnds are the quotes and marks that are nothing to Same at the ends of a text.
const sameEnds = " .,;:!?\"'()[]{}-。；，"

// LettersOf are the letters and figures of a text, folded: what two prints of one
// question have in common.
func LettersOf(text string) string {
	return strings.Map(func(c rune) rune {
		if unicode.IsLetter(c) || unicode.IsMark(c) || unicode.IsNumber(c) {
			return c
		}
		return -1
	}, Fold(text))
}

// MayBeSame looks at the first signs of two texts, where both begin with a letter or digit
// of ASCII.
func MayBeSame(a, b string) bool {
	return a == "" || b == "" || !isASCIIWord(a[0]) || !isASCIIWord(b[0]) || FoldByte(a[0]) == FoldByte(b[0])
}

func isASCIIWord(c byte) bool { return IsASCIILetter(c) || IsDigit(c) }

// IsSame reports whether Same of a text is words. Most texts are others, which needs
// no folded copy of a plain one.
func IsSame(s, words string) bool {
	if !IsPlain(s) || MayGap(s) {
		return Same(s) == words
	}
	s = strings.Trim(s, sameEnds+"`") // which folds to one of them
	if len(s) != len(words) {
		return false
	}
	for i := range len(s) {
		if FoldByte(s[i]) != words[i] {
			return false
		}
	}
	return true
}

// spacedOnce makes every stretch of white space inside s one space. A single one at
// its ends may stay.
func spacedOnce(s string) string {
	if IsPlain(s) && !MayGap(s) {
		return s
	}
	return strings.Join(strings.Fields(s), " ")
}
