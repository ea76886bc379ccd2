package flatten

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of a table of entries to put in order.
const (
	leastOrderRows = 3
	mostOrderHead  = 160 // letters of the line that orders it
	mostOrderWords = 40  // of an entry
)

// orderTable reads a table of two columns under an order to put its rows in order: one holds
// the entries, the other room for their places or the places themselves. Its rows become
// lines with room in front, "____ Lunch".
func (f *Flattener) orderTable(t page.Table) bool {
	if len(t.Rows) < leastOrderRows || len(f.Lines) == 0 || !ordersPlaces(f.Lines[len(f.Lines)-1]) {
		return false
	}
	rows := make([][]line.Line, len(t.Rows))
	for i, row := range t.Rows {
		if rows[i] = CellLines(row); len(rows[i]) != 2 {
			return false
		}
	}
	for places := range 2 {
		below := rows
		if !isPlace(rows[0][places]) {
			below = rows[1:] // under a head
		}
		if len(below) < leastOrderRows || !placesEntries(below, places) {
			continue
		}
		for _, cells := range below {
			room := page.Run{Text: "____"}
			if place := cells[places].Text; lexicon.IsNumber(place) {
				room = page.Run{Kind: page.BlankRun, Answer: place}
			}
			entry := cells[1-places]
			entry.Label = nil
			f.push(line.NewLine(entry, append([]page.Run{room, {Text: " "}}, entry.Runs...)))
		}
		return true
	}
	return false
}

// ordersPlaces reports whether a line orders to put in order what stands below, and not to
// tell the order of each thing.
func ordersPlaces(l line.Line) bool {
	return l.Kind == line.TextLine && !lexicon.IsLonger(l.Text, mostOrderHead) && !lexicon.HasQuestionMark(l.Text) && lexicon.Words().OrdersPlaces(l.Folded())
}

// isPlace reports whether a cell has room for the place of an entry, or holds it.
func isPlace(c line.Line) bool {
	return c.Kind == line.TextLine && (isOpen(c) && !isTinted(c) || c.Label == nil && lexicon.IsNumber(c.Text))
}

// placesEntries reports whether one column of rows has room for places or all of them, each
// once and not as they count, and the other an entry in each cell that is no order itself.
// Letters may count these from the first on.
func placesEntries(rows [][]line.Line, places int) bool {
	taken, counts := make([]bool, len(rows)), true
	for i, cells := range rows {
		entry := cells[1-places]
		if !isPlace(cells[places]) || IsSequence(entry.Text) || notBrief(withoutCountedLetter(entry, i), mostOrderWords) || !lexicon.CountsLetters(entry.Text, 1) {
			return false
		}
		at := 0
		if lexicon.IsNumber(cells[places].Text) {
			if at = line.LastNumber(cells[places].Text); at < 1 || at > len(rows) || taken[at-1] {
				return false
			}
			taken[at-1] = true
		}
		counts = counts && at == i+1
	}
	filled := slices.Contains(taken, true)
	return !counts && (!filled || !slices.Contains(taken, false))
}

// IsSequence reports whether a text is an order itself, of which one is to be chosen: "egg,
// nestling, bird".
func IsSequence(text string) bool {
	return strings.ContainsAny(text, "<>→⇒➔") || strings.Contains(text, `\rightarrow`) || slices.ContainsFunc([]string{",", "-", "–", "、", "―", "—"}, func(sign string) bool { return strings.Count(text, sign) >= 2 })
}

// withoutCountedLetter is an entry without the automatic letter that counts it.
func withoutCountedLetter(c line.Line, i int) line.Line {
	if c.Label != nil && (c.Label.Format == page.LowerAlpha || c.Label.Format == page.UpperAlpha) && c.Label.Number == i+1 {
		c.Label = nil
	}
	return c
}
