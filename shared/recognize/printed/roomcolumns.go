package printed

import (
	"slices"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// numberedRoom is a number with nothing but room behind it.
var numberedRoom = pattern.New(`(\d{1,3})[.)]\s*(?:_{3,}|\.{4,}|…{2,})`)

// roomRow is a line of several of them: "1. ______    4. ______".
var roomRow = pattern.New(`^(?:\d{1,3}[.)]\s*(?:_{3,}|\.{4,}|…{2,})\s+)+\d{1,3}[.)]\s*(?:_{3,}|\.{4,}|…{2,})\s*$`)

// leastRoomRows is how many lines columns have: a single row is the room of one question.
const leastRoomRows = 2

// RoomColumns puts rooms that stand in columns one below the other, as their numbers
// count: those of the first column, then those of the next.
func RoomColumns(lines []line.Line) []line.Line {
	var out []line.Line // nil until a row is found
	for i := 0; i < len(lines); {
		n := 0
		for i+n < len(lines) && isRoomRow(lines[i+n], n > 0) {
			n++
		}
		rooms := roomsOf(lines[i : i+n])
		if n < leastRoomRows || len(rooms) <= n {
			if out != nil {
				out = append(out, lines[i])
			}
			i++
			continue
		}
		if out == nil {
			out = append(out, lines[:i]...)
		}
		out = append(out, rooms...)
		i += n
	}
	if out == nil {
		return lines
	}
	return out
}

// isRoomRow reports whether a line holds several rooms, or one below such a line.
func isRoomRow(l line.Line, below bool) bool {
	if l.Kind != line.TextLine || l.Label != nil || l.Text == "" || !lexicon.IsDigit(l.Text[0]) {
		return false
	}
	if !l.Tells(lexicon.MayBlankID, func() bool { return lexicon.MayBlank(l.Text) }) { // most numbers have no room behind them
		return false
	}
	m := numberedRoom.FindStringIndex(l.Text)
	return m != nil && m[0] == 0 && (roomRow.MatchString(l.Text) || below && m[1] == len(l.Text))
}

// roomsOf are the rooms of some lines, column by column; nil where the numbers of a column
// do not count on.
func roomsOf(lines []line.Line) []line.Line {
	var columns [][]line.Line
	var last []int
	for i, l := range lines {
		for k, m := range numberedRoom.FindAllStringSubmatchIndex(l.Text, -1) {
			number := line.LastNumber(l.Text[m[2]:m[3]])
			switch {
			case k == len(columns) && i == 0:
				columns, last = append(columns, nil), append(last, number-1)
			case k == len(columns):
				return nil
			}
			if number != last[k]+1 {
				return nil
			}
			piece := l.Cut(m[0], m[1])
			piece.Gap = l.Gap && i == 0 && k == 0
			columns[k], last[k] = append(columns[k], piece), number
		}
	}
	return slices.Concat(columns...)
}
