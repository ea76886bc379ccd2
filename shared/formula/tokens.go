package formula

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// tokens cuts the text of a run into variables, numbers and signs. Upright
// letters that stand together are one name.
func tokens(s string, style Style) []Node {
	var out []Node
	for len(s) > 0 {
		n := token(s, style)
		s = s[len(n.Text):]
		out = append(out, n)
	}
	return out
}

func token(s string, style Style) Node {
	c, size := utf8.DecodeRuneInString(s)
	switch {
	case c == utf8.RuneError && size == 1:
		return Node{Kind: Operator, Text: s[:1]}
	case isDigit(c):
		return Node{Kind: Number, Text: s[:numberLength(s)], Style: only(style, Upright)}
	case unicode.IsSpace(c):
		return Node{Kind: Space, Text: s[:size]}
	case unicode.IsLetter(c) || isLetterLike(c):
		size += marksLength(s[size:])
		if style == Upright {
			size = nameLength(s)
		}
		return Node{Kind: Ident, Text: s[:size], Style: style}
	}
	return Node{Kind: Operator, Text: s[:size+marksLength(s[size:])], Style: only(style, Upright)}
}

// only leaves out a style that says nothing of this kind of token.
func only(style, idle Style) Style {
	if style == idle {
		return ""
	}
	return style
}

func isDigit(c rune) bool { return c >= '0' && c <= '9' || unicode.Is(unicode.Nd, c) }

// isLetterLike takes signs that are set as variables.
func isLetterLike(c rune) bool { return strings.ContainsRune("∞∂∅∇°′ℏ%", c) }

// numberLength takes points and commas between digits into the number.
func numberLength(s string) int {
	end := 0
	for end < len(s) {
		c, size := utf8.DecodeRuneInString(s[end:])
		if c == '.' || c == ',' {
			if next, _ := utf8.DecodeRuneInString(s[end+size:]); end == 0 || !isDigit(next) {
				return end
			}
		} else if !isDigit(c) {
			return end
		}
		end += size
	}
	return end
}

func marksLength(s string) int {
	end := 0
	for end < len(s) {
		c, size := utf8.DecodeRuneInString(s[end:])
		if !unicode.Is(unicode.Mn, c) {
			break
		}
		end += size
	}
	return end
}

func nameLength(s string) int {
	end := 0
	for end < len(s) {
		c, size := utf8.DecodeRuneInString(s[end:])
		if !unicode.IsLetter(c) && !unicode.Is(unicode.Mn, c) && (end > 0 || !isLetterLike(c)) {
			break
		}
		end += size
	}
	return end
}
