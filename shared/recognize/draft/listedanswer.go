package draft

import (
	"slices"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// listedBelow is how many lines a list under an empty answer line has: bullets
// or numbers, to the end of the question, which offers no choices. "Ans: (1) ...
// (2) ..." is an answer of several points.
func listedBelow(ts []Token, i int, before []Token) int {
	if ts[i].note.Class != lexicon.AnswerWord || hasChoice(before) {
		return 0
	}
	points := 0
	if !slices.ContainsFunc(ts[i+1:], func(t Token) bool { return !t.Inside }) {
		return len(ts) - i - 1 // of an answer in points
	}
	for k, t := range ts[i+1:] {
		switch {
		case t.choice.Kind == lexicon.BulletLabel || t.choice.Kind == lexicon.DigitLabel && !t.choice.Upper:
			points++
		case k == 0 || t.isChoice() || t.note.Class != lexicon.NoClass || t.Heading || t.stimulus || t.Kind != line.TextLine || line.IsRoom(t.Text):
			return 0
		}
	}
	if points < 2 {
		return 0
	}
	return len(ts) - i - 1
}

// takeList makes the list under an empty answer line i its value, and gives its
// length; 0 for none.
func takeList(d *Draft, ts []Token, i int, before []Token) int {
	below := listedBelow(ts, i, before)
	n := &d.Notes[len(d.Notes)-1]
	if below == 0 || n.Value.Text != "" {
		return 0
	}
	point := *n
	d.Notes = d.Notes[:len(d.Notes)-1]
	for _, t := range ts[i+1 : i+1+below] {
		point.Value = t.Line
		point.Value.Block = ts[i].Block
		d.Notes = append(d.Notes, point)
		point.Strong = true
	}
	return below
}

// InPoints reports whether an answer of several lines is a list.
func InPoints(lines []line.Line) bool {
	for _, l := range lines[:2] {
		if c, ok := l.ChoiceLabel(); !ok || c.Kind != lexicon.BulletLabel && c.Kind != lexicon.DigitLabel {
			return false
		}
	}
	return true
}

// roomBetween reports whether the points of one list are parted by room for those that
// are left out: "- food / - ______ / - hygiene". Points that ask have room of their own.
func roomBetween(ts []Token, rows []run) bool {
	for k := 1; k < len(rows); k++ {
		between := ts[rows[k-1].last+1 : max(rows[k-1].last+1, firstOfRow(rows[k]))]
		if rows[k].label(ts, 0).Kind != lexicon.BulletLabel || len(between) == 0 || flatten.EndsAsking(ts[rows[k].last].Text) || slices.ContainsFunc(between, func(t Token) bool { return !line.IsRoom(t.Text) }) {
			return false
		}
	}
	return len(rows) > 1
}
