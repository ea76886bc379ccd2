package vote

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// roomRows takes rows that are only room to write for what they are: "Name three
// birds: a) ______ b) ______ c) ______" offers nothing.
func (r *Reader) roomRows(ds []draft.Draft) {
	for i := range ds {
		d := &ds[i]
		if len(d.Choices) < 2 || len(d.Stem) == 0 || flatten.HasBlank(d.Stem[len(d.Stem)-1]) || slices.ContainsFunc(d.Choices, func(c draft.Choice) bool { return !isRoomRow(c, counted(d.Choices) || r.leftEmpty(*d)) }) {
			continue
		}
		d.Room += len(d.Choices)
		d.Choices, d.Bullets = nil, false
	}
}

// isRoomRow reports whether there is nothing behind a label but room, which may be
// bare behind a number: letters alone are choices in a picture.
func isRoomRow(c draft.Choice, bare bool) bool {
	if len(c.Lines) == 0 {
		return bare && c.Sign == ""
	}
	return c.Sign == "" && !slices.ContainsFunc(c.Lines, func(l line.Line) bool {
		return !(bare && l.Empty()) && (l.Kind != line.TextLine || !line.IsRoom(l.Text))
	})
}

// counted reports whether rows are numbered, in digits or Roman.
func counted(choices []draft.Choice) bool {
	first := choices[0].Label
	return first.Kind == lexicon.DigitLabel || first.Kind == lexicon.LetterLabel && first.Sign == "i"
}

// leftEmpty reports whether an automatic list of small letters was begun under a
// question without any picture and nothing written behind them: what a worksheet
// leaves for the answers.
func (r *Reader) leftEmpty(d draft.Draft) bool {
	if first := d.Choices[0].Label; first.Kind != lexicon.LetterLabel || first.Upper || !first.Auto || !d.Choices[1].Label.Auto || d.Multiple || d.Single || d.HasAnswer() || r.Keyed(d) {
		return false
	}
	return !slices.ContainsFunc(d.Stem, func(l line.Line) bool {
		return l.Kind != line.TextLine || slices.ContainsFunc(l.Runs, func(r page.Run) bool { return r.Kind == page.ImageRun })
	})
}
