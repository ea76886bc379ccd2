package flatten

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var numberPiece = pattern.New(`^\(?\d{1,3}\s?[.)、．:：]$`)

// columnSlack is how many characters a wrapped line may stand off its column.
const columnSlack = 3

// choiceRow is a line of choices side by side, cut into its cells.
type choiceRow struct {
	at     int // its line
	cells  []line.Line
	labels []int // the columns where the cells begin
	texts  []int // and where the text behind their labels begins
	tabbed bool
}

// Refolded puts lines that go on with choices side by side back into the cells
// they stand under: "a) grass that grows   b) blood that flows" over "in the
// field   in the veins". A line that says at the margin what it is worth, or tells the
// answer, "Answer: b) 4", goes on with nothing.
func (r *Reader) Refolded(lines []line.Line) []line.Line {
	first := slices.IndexFunc(lines, func(l line.Line) bool { return rowOf(l) != nil })
	if first < 0 {
		return lines
	}
	out := append(make([]line.Line, 0, len(lines)+8), lines[:first]...)
	var row *choiceRow
	for _, l := range lines[first:] {
		if row != nil && !r.NumbersOwn(l) && !r.notes(l) && !worthAtMargin.MatchString(l.Text) && row.take(&l) {
			out = append(out[:row.at], row.cells...)
			if l.Text == "" {
				continue
			}
		}
		out = append(out, l)
		if row = rowOf(l); row != nil {
			row.at = len(out) - 1
		}
	}
	return out
}

// notes reports whether a line says something of the question over it behind the word for
// it.
func (r *Reader) notes(l line.Line) bool {
	_, ok := line.NoteOf(l, r.Vocabulary)
	return ok
}

// worthAtMargin is what the order for the next tasks is worth, behind a wide gap:
// "Convert:      [4]".
var worthAtMargin = pattern.New(`(?:\t|\s{3,})[(\[]\s*\d{1,3}(?:\s*[x×*]\s*\d{1,2}\s*=\s*\d{1,3})?\s*[)\]]$`)

// MayGapBehind is a quick look: behind the first label of a line, or in it, a
// wide gap may stand before another label.
func MayGapBehind(s string, end int) bool {
	rest := s[end:]
	if lexicon.MayGap(rest) || lexicon.MayGap(strings.TrimRight(s[:end], " \t\u3000")) || rest != "" && rest[0] == ' ' {
		return true
	}
	_, ok := line.ChoiceLabelOf(rest)
	return ok
}

// rowOf cuts a line of two or more choices with wide gaps between them.
func rowOf(l line.Line) *choiceRow {
	if l.Kind != line.TextLine || l.Label != nil || !lexicon.MayGap(l.Text) {
		return nil
	}
	first, ok := l.ChoiceLabel()
	if !ok || first.Kind != lexicon.LetterLabel || !MayGapBehind(l.Text, first.End) {
		return nil
	}
	row := &choiceRow{}
	starts, ends := []int{0}, []int{first.End}
	for _, s := range FindSpots(l) {
		if s.Wide && s.Label.Kind == lexicon.LetterLabel && s.At >= first.End { // not the first, behind a star
			starts, ends = append(starts, s.At), append(ends, s.At+s.Label.End)
			row.tabbed = row.tabbed || l.Text[s.At-1] == '\t'
		}
	}
	if len(starts) < 2 {
		return nil
	}
	for k, from := range starts {
		to := len(l.Text)
		if k+1 < len(starts) {
			to = starts[k+1]
		}
		cell := l.Cut(from, to)
		if k > 0 {
			cell.Soft, cell.Gap = false, false
		}
		row.cells = append(row.cells, cell)
		row.labels = append(row.labels, l.Lead+utf8.RuneCountInString(l.Text[:from]))
		row.texts = append(row.texts, l.Lead+utf8.RuneCountInString(l.Text[:ends[k]]))
	}
	return row
}

// take puts the pieces of a line into the cells over them, and leaves in l what
// begins with a choice of its own.
func (row *choiceRow) take(l *line.Line) bool {
	if l.Kind != line.TextLine || l.Label != nil || l.Gap || l.Text == "" || !lexicon.MayGap(l.Text) && l.Lead == 0 || EndsAsking(l.Text) || line.BracketPoints.MatchString(l.Text) {
		return false
	}
	if HasBlank(*l) && !slices.ContainsFunc(row.cells, HasBlank) {
		return false // "Assessor: ______   Pass / Refer"
	}
	var into, from, to []int
	rest := len(l.Text)
	for k, p := range piecesOf(l.Text) {
		if k == 0 && numberPiece.MatchString(l.Text[p[0]:p[1]]) {
			return false // "3." and a tab: the next question
		}
		if _, ok := line.ChoiceLabelOf(l.Text[p[0]:p[1]]); ok {
			rest = p[0]
			break
		}
		cell := row.under(l, p[0], k)
		if cell < 0 || len(into) > 0 && cell <= into[len(into)-1] {
			return false
		}
		into, from, to = append(into, cell), append(from, p[0]), append(to, p[1])
	}
	if len(into) == 0 || len(into) == 1 && rest == len(l.Text) && l.Lead == 0 {
		return false
	}
	if len(into) == 1 && row.wrapsLast(into[0]) {
		into[0] = len(row.cells) - 1
	}
	for i, cell := range into {
		c := row.cells[cell]
		runs := append(append(c.Runs[:len(c.Runs):len(c.Runs)], page.Run{Text: " "}), l.Cut(from[i], to[i]).Runs...)
		row.cells[cell] = line.NewLine(c, runs)
	}
	*l = l.Cut(rest, len(l.Text))
	return true
}

// wrapsLast reports whether the only piece on the line below a row set by tabs goes on with
// its last cell and not with the one it stands under: a longer one beside that had room, so
// it is the paragraph that was full.
func (row *choiceRow) wrapsLast(cell int) bool {
	last := len(row.cells) - 1
	if !row.tabbed || last < 2 || cell == last {
		return false
	}
	width := utf8.RuneCountInString(row.cells[cell].Text)
	return slices.ContainsFunc(row.cells[:last], func(l line.Line) bool { return utf8.RuneCountInString(l.Text) > width })
}

// under is the cell a piece of a line stands under; -1 for none.
func (row *choiceRow) under(l *line.Line, at, k int) int {
	if row.tabbed {
		const tab = 4 // what a tab in front counts, see trimRuns
		if k += l.Lead / tab; k < len(row.cells) {
			return k
		}
		return -1
	}
	column := l.Lead + utf8.RuneCountInString(l.Text[:at])
	for i := range row.cells {
		if column >= row.labels[i]-columnSlack && column <= row.texts[i]+columnSlack {
			return i
		}
	}
	return -1
}

// piecesOf lists the stretches of a text between wide gaps. The room in empty
// brackets is none, "(   ) 2. The sun is".
func piecesOf(s string) [][2]int {
	var out [][2]int
	start, end := -1, 0
	room := EmptyBracket.FindAllStringIndex(s, -1)
	for i, r := range s {
		for len(room) > 0 && i >= room[0][1] {
			room = room[1:]
		}
		if line.IsSpace(r) && (len(room) == 0 || i < room[0][0]) {
			continue
		}
		if start >= 0 && lexicon.MayGap(s[end:i]) {
			out = append(out, [2]int{start, end})
			start = -1
		}
		if start < 0 {
			start = i
		}
		end = i + utf8.RuneLen(r)
	}
	if start >= 0 {
		out = append(out, [2]int{start, end})
	}
	return out
}
