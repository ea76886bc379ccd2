package rewrite

import (
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// PairRows turns lines that hold a numbered entry and, behind a wide gap, a
// lettered one into a table of two columns: "1. Finland    A. Riga". Under an order
// to match the letters may come first, "A) Finland   1) Riga", and the signs be any.
func (r *Reader) PairRows(lines []line.Line) []line.Line {
	out := lines[:0]
	ordered := flatten.MatchTitles // lines since an order to match; none at first
	for i := 0; i < len(lines); {
		rows := RowsFrom(lines[i:], lexicon.DigitLabel, r.Letters)
		if ordered++; lines[i].Kind == line.TextLine && lines[i].Says(r.Match) {
			ordered = 0
		}
		if len(rows) < 2 && ordered > 0 && ordered <= flatten.MatchTitles {
			rows = RowsFrom(lines[i:], lexicon.LetterLabel, r.Letters)
			if len(rows) < 2 {
				rows = ColumnRows(lines[i:], r.Letters)
			}
		}
		if len(rows) < 2 {
			out = append(out, lines[i])
			i++
			continue
		}
		t := page.Table{Position: lines[i].Pos()}
		for _, r := range rows {
			t.Rows = append(t.Rows, page.Row{Cells: []page.Cell{CellOf(r[0]), CellOf(r[1])}})
		}
		out = append(out, line.Line{Kind: line.TableLine, Origin: &line.Origin{Pos: lines[i].Pos(), Table: &t}, Block: lines[i].Block, Gap: lines[i].Gap})
		i += len(rows)
	}
	return out
}

func CellOf(l line.Line) page.Cell {
	c := page.Cell{ColSpan: 1, RowSpan: 1}
	if !l.Empty() || l.Label != nil {
		c.Blocks = []page.Block{page.Paragraph{Position: l.Pos(), Label: l.Label, Runs: l.Runs}}
	}
	return c
}

// RowsFrom lists the rows that begin at the first line, each as its two halves,
// with numbers or letters in front. Numbers and letters must both count on, numbers in
// front from any; lines of the second list alone may follow.
func RowsFrom(lines []line.Line, front lexicon.LabelKind, letters [][]string) [][2]line.Line {
	var out [][2]line.Line
	var a, b string
	before := 0 // numbers of questions above
	for i, l := range lines {
		left, right, ok := halves(l, front)
		if !ok && len(out) > 0 {
			left, right, ok = closeHalves(l, front, func(c lexicon.ChoiceLabel) bool { return flatten.EntryFollows(b, c, i, letters) })
		}
		if !ok {
			if len(out) < 2 {
				return out
			}
			c, labelled := l.ChoiceLabel()
			switch {
			case labelled && l.Lead >= leastLead && c.Kind == behind(front) && flatten.EntryFollows(b, c, i, letters):
				out, b = append(out, [2]line.Line{{}, l}), c.Sign
			case labelled && c.Kind == front && front == lexicon.LetterLabel && flatten.EntryFollows(a, c, i, letters):
				out, a = append(out, [2]line.Line{l, {}}), c.Sign // more to match than there is to choose from
			default:
				return out
			}
			continue
		}
		first, _ := left.ChoiceLabel()
		second, labelled := right.ChoiceLabel()
		if i == 0 && front == lexicon.DigitLabel {
			before = max(1, line.LastNumber(first.Sign)) - 1
		}
		if !flatten.EntryFollows(a, first, i+before, letters) || labelled && !flatten.EntryFollows(b, second, i, letters) {
			return out
		}
		out, a, b = append(out, [2]line.Line{left, right}), first.Sign, second.Sign
	}
	return out
}

// closeHalves cuts a line of such rows whose first half leaves no room behind it before
// the one label that counts on from the row above.
func closeHalves(l line.Line, front lexicon.LabelKind, follows func(lexicon.ChoiceLabel) bool) (left, right line.Line, ok bool) {
	if c, labelled := l.ChoiceLabel(); l.Kind != line.TextLine || !labelled || c.Kind != front {
		return line.Line{}, line.Line{}, false
	}
	return cutBefore(l, func(s flatten.Spot) bool { return s.At > 0 && s.Label.Kind == behind(front) && follows(s.Label) })
}

// cutBefore cuts a line before the only label in it of some kind.
func cutBefore(l line.Line, is func(flatten.Spot) bool) (left, right line.Line, ok bool) {
	at := 0
	for _, s := range flatten.FindSpots(l) {
		if !is(s) {
			continue
		}
		if at > 0 {
			return line.Line{}, line.Line{}, false
		}
		at = s.At
	}
	if at == 0 {
		return line.Line{}, line.Line{}, false
	}
	left, right = l.Cut(0, at), l.Cut(at, len(l.Text))
	right.Soft = false
	return flatten.TrimRoom(left), right, true
}

// behind is the kind of the labels of the second list.
func behind(front lexicon.LabelKind) lexicon.LabelKind {
	if front == lexicon.DigitLabel {
		return lexicon.LetterLabel
	}
	return lexicon.DigitLabel
}

// halves cuts a line with a label at its front before one of the other kind behind
// a gap.
func halves(l line.Line, front lexicon.LabelKind) (left, right line.Line, ok bool) {
	if l.Kind != line.TextLine || !lexicon.MayGap(l.Text) {
		return line.Line{}, line.Line{}, false
	}
	if c, labelled := l.ChoiceLabel(); !labelled || c.Kind != front || !flatten.MayGapBehind(l.Text, c.End) {
		return line.Line{}, line.Line{}, false
	}
	return cutBefore(l, func(s flatten.Spot) bool { return s.Wide && s.Label.Kind == behind(front) })
}
