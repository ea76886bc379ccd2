package text

import (
	"strings"
	"unicode/utf8"
)

// symbolBullet gives a bullet that was copied out of a word processor its sign
// back: its symbol fonts have their signs in a private corner of Unicode, which
// plain text shows as a box.
func symbolBullet(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	if r < 0xf020 || r > 0xf0ff {
		return s
	}
	rest := strings.TrimLeft(s[size:], " \t\u00a0")
	if rest == s[size:] {
		return s
	}
	switch r {
	case 0xf0fc:
		return "✓ " + rest
	case 0xf0fe, 0xf052:
		return "☒ " + rest
	case 0xf0a8, 0xf06f, 0xf071:
		return "☐ " + rest
	}
	return "• " + rest
}
