package ooxml

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strconv"
	"unicode/utf8"
)

// characters reads text up to the next markup.
func (s *scanner) characters() error {
	raw := s.data[s.at:]
	if n := bytes.IndexByte(raw, '<'); n >= 0 {
		raw = raw[:n]
	}
	s.at += len(raw)
	if s.text = raw; isPlain(raw) {
		return nil
	}
	if bytes.Contains(raw, []byte("]]>")) {
		return errors.New("]]> stands in text")
	}
	var err error
	s.text, err = s.decode(raw, true)
	return err
}

// section reads a CDATA section after its opening.
func (s *scanner) section() error {
	n := bytes.Index(s.data[s.at:], []byte("]]>"))
	if n < 0 {
		return io.ErrUnexpectedEOF
	}
	raw := s.data[s.at : s.at+n]
	s.at += n + len("]]>")
	var err error
	s.text, err = s.decode(raw, false)
	return err
}

// valueTable keeps the short values of attributes as nameTable does names: most
// are numbers and words out of a small set.
type valueTable [128]string

const maxKeptValue = 24

// readValue reads the value of an attribute; it is good until the next one.
func (s *scanner) readValue() ([]byte, error) {
	quote := s.peek()
	if quote != '"' && quote != '\'' {
		return nil, s.fail("a value without quotes")
	}
	s.at++
	n := bytes.IndexByte(s.data[s.at:], quote)
	if n < 0 {
		return nil, io.ErrUnexpectedEOF
	}
	raw := s.data[s.at : s.at+n]
	if bytes.IndexByte(raw, '<') >= 0 {
		return nil, s.fail("< stands in a value")
	}
	s.at += n + 1
	if isPlain(raw) {
		return raw, nil
	}
	return s.decode(raw, true)
}

// string is the text as a string, one made before where there is one.
func (t *valueTable) string(text []byte) string {
	if len(text) > maxKeptValue {
		return string(text)
	}
	hash := uint32(0)
	for _, c := range text {
		hash = hash*31 + uint32(c)
	}
	known := &t[hash%uint32(len(t))]
	if *known != string(text) {
		*known = string(text)
	}
	return *known
}

// isPlain reports whether text is ASCII that means what it says.
func isPlain(text []byte) bool {
	for _, c := range text {
		if c < ' ' && c != '\n' && c != '\t' || c == '&' || c == ']' || c >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// decode makes one line feed of every end of a line, resolves references, and
// checks that only characters of XML are left.
func (s *scanner) decode(raw []byte, references bool) ([]byte, error) {
	if bytes.IndexByte(raw, '\r') < 0 && (!references || bytes.IndexByte(raw, '&') < 0) {
		return raw, checkCharacters(raw)
	}
	s.buffer = s.buffer[:0]
	for i := 0; i < len(raw); {
		switch c := raw[i]; {
		case c == '\r':
			s.buffer = append(s.buffer, '\n')
			if i++; i < len(raw) && raw[i] == '\n' {
				i++
			}
		case c == '&' && references:
			char, length, err := reference(raw[i:])
			if err != nil {
				return nil, err
			}
			s.buffer = utf8.AppendRune(s.buffer, char)
			i += length
		default:
			s.buffer = append(s.buffer, c)
			i++
		}
	}
	return s.buffer, checkCharacters(s.buffer)
}

// reference reads the character reference, or the reference to one of XML's own
// five entities, that text begins with. Others could only be defined by a
// document type.
func reference(text []byte) (char rune, length int, err error) {
	end := bytes.IndexByte(text, ';')
	if end < 0 {
		return 0, 0, errors.New("& stands alone")
	}
	switch body := text[1:end]; string(body) {
	case "lt":
		char = '<'
	case "gt":
		char = '>'
	case "amp":
		char = '&'
	case "apos":
		char = '\''
	case "quot":
		char = '"'
	default:
		char, err = numbered(body)
	}
	return char, end + 1, err
}

func numbered(body []byte) (rune, error) {
	digits, ok := bytes.CutPrefix(body, []byte("#"))
	base := 10
	if hex, isHex := bytes.CutPrefix(digits, []byte("x")); isHex {
		digits, base = hex, 16
	}
	n, err := strconv.ParseUint(string(digits), base, 64)
	if !ok || err != nil || n > utf8.MaxRune {
		return 0, fmt.Errorf("unknown entity %.20q", body)
	}
	return rune(n), nil
}

// checkCharacters holds text to Char of XML 1.0, 2.2.
func checkCharacters(text []byte) error {
	for len(text) > 0 {
		c, size := rune(text[0]), 1
		if c >= utf8.RuneSelf {
			c, size = utf8.DecodeRune(text)
		}
		switch {
		case c == utf8.RuneError && size == 1:
			return errors.New("text is not UTF-8")
		case c < ' ' && c != '\t' && c != '\n' && c != '\r', c == 0xFFFE, c == 0xFFFF:
			return fmt.Errorf("the character %U is not allowed", c)
		}
		text = text[size:]
	}
	return nil
}
