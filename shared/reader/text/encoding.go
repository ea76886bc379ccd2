package text

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"formwright/shared/charset"
)

// decode gives the text in UTF-8, NFC, with lines that end in \n and without
// characters that show nothing.
func decode(data []byte) (string, error) {
	s, err := charset.Decode(data)
	if err != nil {
		return "", err
	}
	s = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u2028", "\n", "\u2029", "\n", "\v", "\n", "\u00a0", " ").Replace(s)
	return norm.NFC.String(strings.Map(visible, s)), nil
}

// visible drops zero-width and control characters; direction marks stay, they
// belong to right-to-left text.
func visible(r rune) rune {
	switch r {
	case '\n', '\t', '\f':
		return r
	case '\u200b', '\u2060', '\ufeff', '\u00ad', utf8.RuneError:
		return -1
	}
	if unicode.IsControl(r) {
		return -1
	}
	return r
}
