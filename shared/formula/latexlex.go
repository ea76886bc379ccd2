package formula

import (
	"strings"
	"unicode/utf8"
)

// lexer cuts LaTeX into commands, characters and the rest.
type lexer struct {
	rest string
}

// peek is the next token without taking it; empty at the end. A command keeps
// its backslash.
func (l *lexer) peek() string {
	l.skip()
	if l.rest == "" {
		return ""
	}
	if l.rest[0] != '\\' {
		_, size := utf8.DecodeRuneInString(l.rest)
		return l.rest[:size]
	}
	end := 1
	for end < len(l.rest) && isASCIILetter(l.rest[end]) {
		end++
	}
	if end == 1 && end < len(l.rest) {
		_, size := utf8.DecodeRuneInString(l.rest[1:])
		end += size
	}
	return l.rest[:end]
}

func (l *lexer) next() string {
	token := l.peek()
	l.rest = l.rest[len(token):]
	return token
}

// accept takes the next token when it is this one.
func (l *lexer) accept(token string) bool {
	if l.peek() != token {
		return false
	}
	l.next()
	return true
}

// skip passes over space and comments, which mean nothing in formulas.
func (l *lexer) skip() {
	for {
		l.rest = strings.TrimLeft(l.rest, " \t\r\n")
		if !strings.HasPrefix(l.rest, "%") {
			return
		}
		_, l.rest, _ = strings.Cut(l.rest, "\n")
	}
}

// raw takes the text of a braced group as it stands, escapes resolved. It
// reports false when no group follows.
func (l *lexer) raw() (string, bool) {
	l.skip()
	if !strings.HasPrefix(l.rest, "{") {
		return "", false
	}
	depth := 0
	var b strings.Builder
	for i := 0; i < len(l.rest); i++ {
		switch c := l.rest[i]; {
		case c == '\\' && i+1 < len(l.rest) && !isASCIILetter(l.rest[i+1]):
			i++
			b.WriteByte(l.rest[i])
			continue
		case c == '{':
			if depth++; depth == 1 {
				continue
			}
		case c == '}':
			if depth--; depth == 0 {
				l.rest = l.rest[i+1:]
				return unescapeText(b.String()), true
			}
		}
		b.WriteByte(l.rest[i])
	}
	return "", false
}
