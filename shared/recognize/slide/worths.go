package slide

import (
	"slices"
	"strings"

	"formwright/shared/page"
)

// leastWorths is how many slides say what their question is worth.
const leastWorths = 3

// withoutWorths drops the only amount that stands first on slides of a show, "$200"
// over its question.
func withoutWorths(blocks []page.Block) []page.Block {
	sides := sidesOf(blocks)
	found := 0
	for _, s := range sides {
		if s.worthAt() >= 0 {
			found++
		}
	}
	if found < leastWorths || slices.ContainsFunc(sides, isBoard) {
		return blocks
	}
	out := make([]page.Block, 0, len(blocks))
	for _, s := range sides {
		if at := s.worthAt(); at >= 0 {
			s.blocks = slices.Delete(slices.Clone(s.blocks), at, at+1)
		}
		out = append(out, s.blocks...)
	}
	return out
}

// worthAt is the place of such an amount on a slide, -1 for none.
func (s side) worthAt() int {
	first, amounts := -1, 0
	for i, b := range s.blocks {
		if !showsText(b) || isNotes(b) {
			continue
		}
		if first < 0 {
			first = i
		}
		if isAmount(textOf(b)) {
			amounts++
		}
	}
	if amounts != 1 || !isAmount(textOf(s.blocks[first])) {
		return -1
	}
	return first
}

// isAmount reports whether a text is an amount with its sign or unit.
func isAmount(text string) bool {
	text = strings.TrimSpace(text)
	return boardValue.MatchString(text) && strings.Trim(text, "0123456789 ,.") != ""
}
