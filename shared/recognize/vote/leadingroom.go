package vote

import (
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastRooms is how many questions begin with room for a letter at the least.
const leastRooms = 3

var (
	// leadingRoom is room to write at the front of a question.
	leadingRoom = pattern.New(`^[(\[]?\s*_{2,}\s*[)\].:]?\s*`)
	// framedRoom is room between brackets, as tests in Chinese have it: "（　）".
	framedRoom = pattern.Guarded(pattern.BeginsWith("(（"), `^[(（][\s\x{3000}]*[)）]\s*`)
)

// LeadingRoom takes the room for the letter of the answer off questions with choices
// that begin with it, "1. ____ Which planet is red?". One alone may begin with a gap,
// and so does a sentence that goes on with a small letter. Where letters are neither
// small nor capital, a gap looks as the room does: nearly all questions have the room.
func LeadingRoom(ds []draft.Draft) []draft.Draft {
	var led []int
	framed := 0
	offering := 0
	for i, d := range ds {
		if len(d.Choices) < 2 || len(d.Stem) == 0 {
			continue
		}
		offering++
		if beginsWithRoom(d.Stem[0]) {
			led = append(led, i)
		}
		if framedRoom.MatchString(d.Stem[0].Text) {
			framed++
		}
	}
	if len(led) < leastRooms || len(led)*3 < offering || framed > 0 && len(led)*5 < offering*4 {
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
	return end > 0 && l.Kind == line.TextLine && (unicode.IsUpper(first) || lexicon.Unspaced(first) && framedRoom.MatchString(l.Text))
}

// roomEnd is where room at the front of a text ends, 0 for none.
func roomEnd(text string) int {
	for _, room := range []pattern.Pattern{leadingRoom, framedRoom} {
		if m := room.FindStringIndex(text); m != nil {
			return m[1]
		}
	}
	return 0
}
