package layout

import (
	"slices"
	"strings"
	"unicode"
)

// How a reading stands over its characters, in their sizes.
const (
	rubySize  = 0.65 // at most
	rubyNear  = 0.5  // from one line of letters to the other, at least
	rubyFar   = 1.6  // and at most
	rubyReach = 400  // characters that are looked at for one reading
)

// dropRuby takes the readings off a page that stand over characters in small
// kana: they say again what stands below them.
func (s *sheet) dropRuby() {
	var read []piece // what may have a reading
	small := false
	for _, p := range s.pieces {
		if !p.isText() {
			continue
		}
		if strings.ContainsFunc(p.run.Text, func(c rune) bool { return unicode.In(c, unicode.Han, unicode.Katakana) }) {
			read = append(read, p)
		}
		small = small || isKana(p.run.Text)
	}
	if !small || len(read) == 0 {
		return
	}
	slices.SortStableFunc(read, func(a, b piece) int { return order(a.base, b.base) })
	s.pieces = slices.DeleteFunc(s.pieces, func(p piece) bool {
		if !p.isText() || !isKana(p.run.Text) {
			return false
		}
		first, _ := slices.BinarySearchFunc(read, p.base, func(q piece, y float64) int { return order(q.base, y) })
		for _, q := range read[first:min(len(read), first+rubyReach)] {
			gap := q.base - p.base
			if gap > rubyFar*q.size {
				if gap > 4*rubyFar*q.size {
					break
				}
				continue
			}
			if p.size <= rubySize*q.size && gap >= rubyNear*q.size && p.x0 < q.x1 && q.x0 < p.x1 {
				return true
			}
		}
		return false
	})
}

// isKana reports whether a text is in the syllables of Japanese only.
func isKana(text string) bool {
	seen := false
	for _, c := range text {
		if unicode.IsSpace(c) {
			continue
		}
		if !unicode.In(c, unicode.Hiragana, unicode.Katakana) && c != 'ー' {
			return false
		}
		seen = true
	}
	return seen
}
