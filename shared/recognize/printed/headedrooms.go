package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Bounds of what somebody is marked by.
const (
	leastCriteria  = 3  // with room for a mark before them
	criterionWords = 12 // of one at least
	criterionTitle = 6  // words of its title at most
)

// leadingRoom is room at the front of a line.
var leadingRoom = pattern.Guarded(pattern.BeginsWith("_"), `^_{3,}\s*`)

// HeadedRooms takes the room off the criteria that work is marked by, each of several
// sentences below a title of its own that is set apart: "Diction" over "____ Language is
// concise. ...". They ask nothing, and the next title answers none. Statements to judge
// stand below each other.
func HeadedRooms(lines []line.Line) []line.Line {
	var at []int
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine || l.Label != nil || !leadingRoom.MatchString(l.Text) {
			continue
		}
		if !titledAbove(lines[:i]) || flatten.CountWords(l.Text, criterionWords+1) <= criterionWords || strings.Contains(l.Text, "?") {
			return lines
		}
		at = append(at, i)
	}
	if len(at) < leastCriteria {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range at {
		out[i] = lines[i].From(len(leadingRoom.FindString(lines[i].Text)))
	}
	return out
}

// titledAbove reports whether the last of some lines is a few words, all set apart.
func titledAbove(lines []line.Line) bool {
	for len(lines) > 0 && lines[len(lines)-1].Empty() {
		lines = lines[:len(lines)-1]
	}
	if len(lines) == 0 {
		return false
	}
	l := lines[len(lines)-1]
	if l.Kind != line.TextLine || l.Text == "" || l.Label != nil || flatten.CountWords(l.Text, criterionTitle+1) > criterionTitle || flatten.EndsAsking(l.Text) {
		return false
	}
	return l.Heading() || !slices.ContainsFunc(l.Runs, func(r page.Run) bool {
		return strings.TrimSpace(r.Plain()) != "" && !r.Marks.Bold && !r.Marks.Underline && !r.Marks.Italic
	})
}
