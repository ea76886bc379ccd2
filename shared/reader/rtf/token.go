package rtf

import "strconv"

// kind is what a token is.
type kind int

const (
	endToken   kind = iota
	openToken       // {
	closeToken      // }
	wordToken       // a control word, with its number if it has one
	signToken       // a control symbol: a backslash and one character
	byteToken       // one byte of text, typed or as \'hh
)

// token is one piece of the file.
type token struct {
	kind   kind
	word   string
	number int
	given  bool // a number stands behind the word
	char   byte // of a symbol or of text
}

// scanner cuts a file into tokens.
type scanner struct {
	data []byte
	at   int
}

// The longest control word and number (RTF 1.9.1, "Control Word").
const (
	maxWord   = 32
	maxNumber = 10
)

// next reads a token. Line ends mean nothing in RTF and are passed over.
func (s *scanner) next() token {
	for s.at < len(s.data) && (s.data[s.at] == '\r' || s.data[s.at] == '\n' || s.data[s.at] == 0) {
		s.at++
	}
	if s.at >= len(s.data) {
		return token{}
	}
	c := s.data[s.at]
	s.at++
	switch c {
	case '{':
		return token{kind: openToken}
	case '}':
		return token{kind: closeToken}
	case '\\':
		return s.control()
	}
	return token{kind: byteToken, char: c}
}

func (s *scanner) control() token {
	if s.at >= len(s.data) {
		return token{}
	}
	if !isLetter(s.data[s.at]) {
		c := s.data[s.at]
		s.at++
		if c == '\'' {
			return s.hex()
		}
		return token{kind: signToken, char: c}
	}
	from := s.at
	for s.at < len(s.data) && isLetter(s.data[s.at]) && s.at-from < maxWord {
		s.at++
	}
	t := token{kind: wordToken, word: string(s.data[from:s.at])}
	from = s.at
	if s.at < len(s.data) && s.data[s.at] == '-' {
		s.at++
	}
	for s.at < len(s.data) && s.data[s.at] >= '0' && s.data[s.at] <= '9' && s.at-from <= maxNumber {
		s.at++
	}
	if n, err := strconv.Atoi(string(s.data[from:s.at])); err == nil {
		t.number, t.given = n, true
	} else {
		s.at = from // a hyphen behind a word is text
	}
	if s.at < len(s.data) && s.data[s.at] == ' ' {
		s.at++
	}
	return t
}

func (s *scanner) hex() token {
	if s.at+2 > len(s.data) {
		s.at = len(s.data)
		return token{}
	}
	n, err := strconv.ParseUint(string(s.data[s.at:s.at+2]), 16, 8)
	s.at += 2
	if err != nil {
		return token{kind: signToken, char: '\''}
	}
	return token{kind: byteToken, char: byte(n)}
}

// skip passes over bytes that are no RTF: what \bin announces.
func (s *scanner) skip(n int) []byte {
	n = min(max(n, 0), len(s.data)-s.at)
	raw := s.data[s.at : s.at+n]
	s.at += n
	return raw
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

// isOn reads a switch: set by the word alone, taken back by the number 0.
func (t token) isOn() bool { return !t.given || t.number != 0 }
