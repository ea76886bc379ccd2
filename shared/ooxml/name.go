package ooxml

import (
	"strings"
	"unicode/utf8"
)

// name is the name of an element or attribute as written.
type name struct {
	full  string
	colon int // where the prefix ends, 0 without one
}

func (n name) prefix() string { return n.full[:n.colon] }

func (n name) local() string {
	if n.colon == 0 {
		return n.full
	}
	return n.full[n.colon+1:]
}

// nameTable keeps names by a hash of their bytes, the last one for each. So it
// finds nearly all of a document's names, and no document makes it grow.
type nameTable [128]name

// readName reads a name, one that the table holds without making anything.
func (s *scanner) readName() (name, error) {
	from, hash := s.at, uint32(0)
	for ; s.at < len(s.data) && isNameByte(s.data[s.at]); s.at++ {
		hash = hash*31 + uint32(s.data[s.at])
	}
	raw := s.data[from:s.at]
	known := &s.names[hash%uint32(len(s.names))]
	if len(raw) > 0 && known.full == string(raw) {
		return *known, nil
	}
	n, ok := parseName(string(raw))
	if !ok {
		return name{}, s.fail("a name is missing or not allowed")
	}
	*known = n
	return n, nil
}

// parseName splits a name at its colon. One at either end is part of the name.
func parseName(full string) (name, bool) {
	if !isName(full) || strings.Count(full, ":") > 1 {
		return name{}, false
	}
	colon := strings.IndexByte(full, ':')
	if colon < 0 || colon == len(full)-1 {
		colon = 0
	}
	return name{full, colon}, true
}

// isNameByte holds for every byte of a character outside ASCII too; isName
// looks at those.
func isNameByte(c byte) bool {
	return c|0x20 >= 'a' && c|0x20 <= 'z' || c >= '0' && c <= ':' || c == '_' || c == '-' || c == '.' || c >= utf8.RuneSelf
}

func isName(s string) bool {
	for i, c := range s {
		if c == utf8.RuneError && !strings.HasPrefix(s[i:], string(utf8.RuneError)) {
			return false
		}
		if !isNameStart(c) && (i == 0 || !isNamePart(c)) {
			return false
		}
	}
	return s != ""
}

// isNameStart is NameStartChar of XML 1.0, fifth edition, 2.3.
func isNameStart(c rune) bool {
	switch {
	case c < 0xC0:
		return c|0x20 >= 'a' && c|0x20 <= 'z' || c == ':' || c == '_'
	case c < 0x2000:
		return c != 0xD7 && c != 0xF7 && (c < 0x300 || c >= 0x370) && c != 0x37E
	case c < 0x3001:
		return c == 0x200C || c == 0x200D || c >= 0x2070 && c <= 0x218F || c >= 0x2C00 && c <= 0x2FEF
	}
	return c <= 0xD7FF || c >= 0xF900 && c <= 0xFDCF || c >= 0xFDF0 && c <= 0xFFFD || c >= 0x10000 && c <= 0xEFFFF
}

// isNamePart is what NameChar adds to NameStartChar.
func isNamePart(c rune) bool {
	return c >= '0' && c <= '9' || c == '-' || c == '.' || c == 0xB7 ||
		c >= 0x300 && c <= 0x36F || c == 0x203F || c == 0x2040
}
