package lexicon

import "unicode"

// IsLonger reports whether a text has more letters than a limit that is set for English.
// Those of scripts without an alphabet say as much as three of its letters, and signs
// written over or under others count for nothing.
func IsLonger(text string, limit int) bool {
	if len(text) <= limit {
		return false
	}
	n := 0
	for _, r := range text {
		switch {
		case r < 0x300:
			n++
		case isWide(r):
			n += 3
		case !unicode.IsMark(r):
			n++
		}
		if n > limit {
			return true
		}
	}
	return false
}

// isWide reports whether a letter is of a script without an alphabet, or a syllable.
func isWide(r rune) bool {
	return r >= 0x2E80 && r < 0xFB00 || r >= 0xFF00 && r < 0xFFF0 || r >= 0x20000
}
