package answerkey

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
)

// keyNumber reads the number in front of the answer of a key, with a bracket or a word
// before it and signs behind: "1. ", "(2)", "（3）", "№ 3 -", "Q.4:". It is where the number
// stands in the text and where the answer begins; the end is 0 where there is none.
// Every line that may be of a key is asked, often for nothing: an expression takes too
// long over it.
func keyNumber(s string) (from, to, end int) {
	if s != "" && s[0] != 'Q' && lexicon.IsASCIILetter(s[0]) { // as most lines
		return 0, 0, 0
	}
	rest := s
	if r, size := utf8.DecodeRuneInString(rest); strings.ContainsRune("([（［【", r) && size > 0 {
		rest = rest[size:]
	}
	rest = withoutNumberSign(strings.TrimLeft(rest, lexicon.Whitespace))
	from = len(s) - len(rest)
	n := 0
	for n < len(rest) && n < longestKeyNumber && lexicon.IsDigit(rest[n]) {
		n++
	}
	if n == 0 {
		return 0, 0, 0
	}
	to = from + n
	if rest = rest[n:]; rest == "" || lexicon.IsASCIILetter(rest[0]) {
		return from, to, to
	}
	rest = strings.TrimLeft(rest, lexicon.Whitespace)
	if r, size := utf8.DecodeRuneInString(rest); strings.ContainsRune(")]）］】", r) && size > 0 {
		rest = strings.TrimLeft(rest[size:], lexicon.Whitespace)
	}
	if typeset, ok := strings.CutPrefix(rest, "− "); ok && len(s)-len(rest) > to {
		return from, to, len(s) - len(strings.TrimLeft(typeset, lexicon.Whitespace)) // "1 − Paris"
	}
	rest = strings.TrimLeft(strings.TrimLeft(rest, ".):：、．，）-–—=→\t।۔။"), lexicon.Whitespace)
	return from, to, len(s) - len(rest)
}

// longestKeyNumber is how many digits such a number has.
const longestKeyNumber = 4

// withoutNumberSign takes the word or sign for "number" off the front of a text.
func withoutNumberSign(s string) string {
	switch {
	case s == "":
	case s[0] == '#':
		return s[1:]
	case s[0] == 'Q':
		return lexicon.WithoutBlank(strings.TrimPrefix(s[1:], "."))
	case strings.HasPrefix(s, "№"):
		return strings.TrimLeft(s[len("№"):], lexicon.Whitespace)
	}
	return s
}
