package layout

import (
	"strings"
	"unicode"
)

// Rows of scanned pages that say the same, but for what the engine misread, need that
// many letters to be compared, one of so many may differ, and they stand at the same
// height but for so many points, as a page lies on a scanner or before a camera.
const (
	leastLetters = 16
	misreadShare = 10
	shifted      = 36
	pagesBetween = 2 // a header of the left pages only has one
)

// runningKey is the key of a row: for a scanned page that of the rows before which say
// nearly the same, because no page is read like the other.
func runningKey(m mention, s *sheet, sheets []*sheet, keys []string, groups map[string][]mention) string {
	own := m.key(s)
	if !s.scanned || groups[own] != nil {
		return own
	}
	letters := lettersOf(m.text)
	if len(letters) < leastLetters {
		return own
	}
	for _, k := range keys {
		last := groups[k][len(groups[k])-1]
		before := sheets[last.sheet]
		if m.sheet-last.sheet > pagesBetween || last.sheet == m.sheet || !before.scanned || last.above(before) != m.above(s) || abs(last.fromEdge(before)-m.fromEdge(s)) > shifted {
			continue
		}
		if nearlySame(lettersOf(last.text), letters) {
			return k
		}
	}
	return own
}

// fromEdge is how far a row is from the edge of the page that it is nearer to.
func (m mention) fromEdge(s *sheet) float64 {
	if m.above(s) {
		return m.row.base - s.bounds.y0
	}
	return s.bounds.y1 - m.row.base
}

func lettersOf(text string) []rune {
	return []rune(strings.Map(func(c rune) rune {
		if unicode.IsLetter(c) {
			return unicode.ToLower(c)
		}
		return -1
	}, text))
}

// nearlySame reports whether few letters have to be changed, put in or left out to make
// one text of the other.
func nearlySame(a, b []rune) bool {
	most := max(len(a), len(b)) / misreadShare
	if max(len(a)-len(b), len(b)-len(a)) > most {
		return false
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i, c := range a {
		diagonal, least := row[0], i+1
		row[0] = i + 1
		for j, d := range b {
			cost := diagonal
			if c != d {
				cost = 1 + min(diagonal, row[j], row[j+1])
			}
			diagonal, row[j+1] = row[j+1], cost
			least = min(least, cost)
		}
		if least > most {
			return false
		}
	}
	return row[len(b)] <= most
}
