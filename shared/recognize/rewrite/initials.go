package rewrite

import (
	"slices"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// nameInitials is a name that begins a choice with its initials; the group is its
// surname.
var nameInitials = pattern.New(`^\s*(?:\p{Lu}\.\s?)+(\p{Lu}\p{Ll}{2})`)

// isInitial reports whether a letter of the text of a choice is the initial of a
// name, as in "D. E. Rutherford", and no letter of the next choice.
func isInitial(text string, at int) bool {
	m := nameInitials.FindStringSubmatchIndex(text)
	return m != nil && at < m[2]
}

// goesOnBehind reports whether the next line has the letter behind that of a spot.
func goesOnBehind(at int, spots []flatten.Spot, next *line.Line, letters [][]string) bool {
	return slices.ContainsFunc(spots, func(s flatten.Spot) bool { return s.At == at && nextFollows(next, s.Label, letters) })
}
