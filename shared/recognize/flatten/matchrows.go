package flatten

import (
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var EmptyRoomAtEnd = pattern.New(`\s*(?:_{2,}|[.…]{4,}|[(（][\s.…_]*[)）])\s*$`)

// IsMatchTable reports whether a table pairs numbered with lettered entries, or
// lettered with numbered ones.
func IsMatchTable(t page.Table) bool {
	return pairsKinds(t, lexicon.DigitLabel, lexicon.LetterLabel) || pairsKinds(t, lexicon.LetterLabel, lexicon.DigitLabel)
}

func pairsKinds(t page.Table, first, second lexicon.LabelKind) bool {
	rows, before := 0, ""
	for i, row := range t.Rows {
		cells := CellLines(row)
		if len(cells) < 2 || len(cells) > 4 {
			return false
		}
		if len(cells) == 4 {
			cells = []line.Line{labelInto(cells[0], cells[1]), labelInto(cells[2], cells[3])}
		}
		bare, _ := WithoutRoom(cells[0])
		left, ok1 := bare.ChoiceLabel()
		right, ok2 := cells[len(cells)-1].ChoiceLabel()
		roman := first == lexicon.DigitLabel && rows < len(RomanParts()) && left.Sign == RomanParts()[rows]
		if ok1 && (left.Kind == first || roman) && ok2 && right.Kind == second && right.Sign != before {
			rows++
			before = right.Sign
		} else if ok2 && right.Kind == second && cells[0].Empty() && cells[0].Label == nil && rows > 0 {
			continue
		} else if last := cells[len(cells)-1]; ok1 && left.Kind == first && last.Empty() && last.Label == nil && rows > 0 {
			continue
		} else if i > 0 && cells[0].Text != "" {
			return false
		}
	}
	return rows >= 2
}

// WithoutRoom takes the room for a letter from the front of a numbered line, "_C_ 1.
// arid", and tells the letter in it.
func WithoutRoom(l line.Line) (bare line.Line, letter string) {
	m := RoomNumber.FindStringSubmatch(l.Text)
	if m == nil || l.Kind != line.TextLine || l.Label != nil {
		return l, ""
	}
	return l.From(len(RoomFront.FindString(l.Text))), m[1] + m[2]
}

// MatchTitles is how many lines below an order to match its lists begin at the
// most: their titles may stand between.
const MatchTitles = 3

// EntryFollows reports whether a label is entry i of its list, behind the sign before.
func EntryFollows(before string, c lexicon.ChoiceLabel, i int, letters [][]string) bool {
	switch {
	case c.Kind == lexicon.DigitLabel:
		return c.Sign == lexicon.DecimalText(i+1)
	case i == 0:
		return lexicon.IsFirst(c.Sign, letters)
	}
	return Follows(before, c.Sign, letters, false)
}

// TrimRoom cuts room to write from the end of an entry.
func TrimRoom(l line.Line) line.Line {
	if m := EmptyRoomAtEnd.FindStringIndex(l.Text); m != nil && m[0] > 0 {
		return l.Cut(0, m[0])
	}
	return l
}
