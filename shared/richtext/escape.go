package richtext

import (
	"strings"
	"unicode/utf8"
)

// EscapeHTML makes text safe between tags of HTML and XML. Characters that
// XML 1.0 cannot hold (clause 2.2) are left out.
func EscapeHTML(s string) string { return escape(s, false) }

func escapeAttribute(s string) string { return escape(s, true) }

func escape(s string, quotes bool) string {
	if !strings.ContainsFunc(s, func(r rune) bool { return special(r, quotes) }) {
		return s
	}
	var b strings.Builder
	b.Grow(len(s) + 16)
	for i, r := range s {
		switch {
		case r == '&':
			b.WriteString("&amp;")
		case r == '<':
			b.WriteString("&lt;")
		case r == '>':
			b.WriteString("&gt;")
		case r == '"' && quotes:
			b.WriteString("&quot;")
		case Printable(r) && !badByte(s[i:], r):
			b.WriteRune(r)
		}
	}
	return b.String()
}

func special(r rune, quotes bool) bool {
	return r == '&' || r == '<' || r == '>' || r == '"' && quotes || r == utf8.RuneError || !Printable(r)
}

// badByte tells a byte that is no UTF-8 from a real U+FFFD.
func badByte(rest string, r rune) bool {
	if r != utf8.RuneError {
		return false
	}
	_, size := utf8.DecodeRuneInString(rest)
	return size == 1
}

// Printable reports whether a character may stand in an XML 1.0 document
// (clause 2.2). No target holds the others, so no writer writes them; carriage
// returns are among them because every reader of XML turns them into newlines.
func Printable(r rune) bool {
	switch {
	case r == '\t' || r == '\n':
		return true
	case r < 0x20 || r == 0x7f:
		return false
	case r >= 0xd800 && r <= 0xdfff, r == 0xfffe, r == 0xffff:
		return false
	}
	return r <= utf8.MaxRune
}

// Clean leaves out what is not Printable and bytes that are not UTF-8.
func Clean(s string) string {
	if !strings.ContainsFunc(s, func(r rune) bool { return r == utf8.RuneError || !Printable(r) }) {
		return s
	}
	return strings.Map(func(r rune) rune {
		if Printable(r) {
			return r
		}
		return -1
	}, strings.ToValidUTF8(s, ""))
}
