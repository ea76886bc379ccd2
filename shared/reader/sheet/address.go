package sheet

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// address is a place in a sheet, both from 1; 0 for unknown.
type address struct{ row, col int }

// parseAddress reads "B7" and "$B$7".
func parseAddress(s string) address {
	var a address
	i := 0
	for ; i < len(s); i++ {
		c := s[i] | 0x20
		if s[i] == '$' {
			continue
		}
		if c < 'a' || c > 'z' {
			break
		}
		if a.col = a.col*26 + int(c-'a') + 1; a.col > 1<<20 {
			return address{}
		}
	}
	n, err := strconv.Atoi(strings.TrimPrefix(s[i:], "$"))
	if err != nil || n < 1 || n > 1<<24 || a.col == 0 {
		return address{}
	}
	a.row = n
	return a
}

// String writes "B7".
func (a address) String() string { return columnName(a.col) + strconv.Itoa(a.row) }

func columnName(col int) string {
	name := ""
	for ; col > 0; col = (col - 1) / 26 {
		name = string(rune('A'+(col-1)%26)) + name
	}
	return name
}

// area is a rectangle of cells.
type area struct{ from, to address }

func parseArea(s string) (area, bool) {
	first, last, two := strings.Cut(s, ":")
	a := area{from: parseAddress(first)}
	if a.to = a.from; two {
		a.to = parseAddress(last)
	}
	ok := a.from.row > 0 && a.to.row >= a.from.row && a.to.col >= a.from.col
	return a, ok
}

// visible drops zero-width and control characters; direction marks stay, they
// belong to right-to-left text.
func visible(r rune) rune {
	switch r {
	case '\n', '\t':
		return r
	case '\u200b', '\u2060', '\ufeff', '\u00ad', utf8.RuneError:
		return -1
	}
	if unicode.IsControl(r) {
		return -1
	}
	return r
}
