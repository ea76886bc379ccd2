package vote

import (
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastRooms is how many questions begin with room for a letter at the least.
const leastRooms = 3

// leadingRoom is room to write at the front of a question.
var leadingRoom = pattern.New(`^[(\[]?\s*_{2,}\s*[)\].:]?\s*`)

// LeadingRoom takes the room for the letter of the answer off questions with choices
// that begin with it, "1. ____ Which planet is red?". One alone may begin with a gap,
// and so does a sentence that goes on with a small letter.
func LeadingRoom(ds []draft.Draft) []draft.Draft {
	var led []int
	offering := 0
	for i, d := range ds {
		if len(d.Choices) < 2 || len(d.Stem) == 0 {
			continue
		}
		offering++
		if beginsWithRoom(d.Stem[0]) {
			led = append(led, i)
		}
	}
	if len(led) < leastRooms || len(led)*3 < offering {
		return ds
	}
	for _, i := range led {
		first := ds[i].Stem[0]
		ds[i].Stem = append([]line.Line{first.From(roomEnd(first.Text))}, ds[i].Stem[1:]...)
	}
	return ds
}

// beginsWithRoom reports whether a sentence begins behind room to write.
func beginsWithRoom(l line.Line) bool {
	end := roomEnd(l.Text)
	first, _ := utf8.DecodeRuneInString(l.Text[end:])
	return end > 0 && l.Kind == line.TextLine && unicode.IsUpper(first)
}

// roomEnd is where room at the front of a text ends, 0 for none.
func roomEnd(text string) int {
	m := leadingRoom.FindStringIndex(text)
	if m == nil {
		return 0
	}
	return m[1]
}
