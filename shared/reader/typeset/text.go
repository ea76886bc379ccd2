package typeset

import (
	"strings"

	"golang.org/x/text/unicode/norm"
)

// Visible is text as it is seen: characters without width are gone, white
// space of any sort is a space.
func Visible(s string) string {
	for i := 0; i < len(s); i++ {
		if s[i] < ' ' || s[i] > '~' {
			return strings.Map(seen, s)
		}
	}
	return s
}

func seen(c rune) rune {
	switch c {
	case '\u200B', '\uFEFF', '\u2060', '\u00AD':
		return -1
	case '\uEC02', '\uEC03': // the ends of a code block in exports of cloud documents
		return -1
	case '\u00A0', '\t', '\n', '\r':
		return ' '
	}
	if c < ' ' {
		return -1
	}
	return c
}

// Clean is visible text in NFC.
func Clean(s string) string { return norm.NFC.String(Visible(s)) }

// Monospaced knows the fonts that program code is set in.
func Monospaced(font string) bool {
	if font == "" {
		return false
	}
	for _, known := range [...]string{"courier", "consolas", "monaco", "menlo", "lucida console", "lucida sans typewriter",
		"source code", "fira code", "cascadia", "inconsolata", "letter gothic", "fixedsys", "jetbrains"} {
		if len(font) >= len(known) && strings.EqualFold(font[:len(known)], known) {
			return true
		}
	}
	_, words, more := strings.Cut(font, " ")
	for more {
		var word string
		if word, words, more = strings.Cut(words, " "); strings.EqualFold(word, "mono") {
			return true
		}
	}
	const general = "monospace"
	return len(font) >= len(general) && strings.EqualFold(font[len(font)-len(general):], general)
}
