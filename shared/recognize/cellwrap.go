package recognize

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

var numberPiece = pattern.New(`^\(?\d{1,3}\s?[.)、．:：]$`)

// columnSlack is how many characters a wrapped line may stand off its column.
const columnSlack = 3

// choiceRow is a line of choices side by side, cut into its cells.
type choiceRow struct {
	at     int // its line
	cells  []line
	labels []int // the columns where the cells begin
	texts  []int // and where the text behind their labels begins
	tabbed bool
}

// refolded puts lines that go on with choices side by side back into the cells
// they stand under: "a) grass that grows   b) blood that flows" over "in the
// field   in the veins".
func (r *recognizer) refolded(lines []line) []line {
	first := slices.IndexFunc(lines, func(l line) bool { return rowOf(l) != nil })
	if first < 0 {
		return lines
	}
	out := append(make([]line, 0, len(lines)+8), lines[:first]...)
	var row *choiceRow
	for _, l := range lines[first:] {
		if row != nil && !r.numbersOwn(l) && row.take(&l) {
			out = append(out[:row.at], row.cells...)
			if l.text == "" {
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

// mayGapBehind is a quick look: behind the first label of a line, or in it, a
// wide gap may stand before another label.
func mayGapBehind(s string, end int) bool {
	rest := s[end:]
	if mayGap(rest) || mayGap(strings.TrimRight(s[:end], " \t\u3000")) || rest != "" && rest[0] == ' ' {
		return true
	}
	_, ok := choiceLabelOf(rest)
	return ok
}

// rowOf cuts a line of two or more choices with wide gaps between them.
func rowOf(l line) *choiceRow {
	if l.kind != textLine || l.label != nil || !mayGap(l.text) {
		return nil
	}
	first, ok := l.choiceLabel()
	if !ok || first.kind != letterLabel || !mayGapBehind(l.text, first.end) {
		return nil
	}
	row := &choiceRow{}
	starts, ends := []int{0}, []int{first.end}
	for _, s := range findSpots(l) {
		if s.wide && s.label.kind == letterLabel {
			starts, ends = append(starts, s.at), append(ends, s.at+s.label.end)
			row.tabbed = row.tabbed || l.text[s.at-1] == '\t'
		}
	}
	if len(starts) < 2 {
		return nil
	}
	for k, from := range starts {
		to := len(l.text)
		if k+1 < len(starts) {
			to = starts[k+1]
		}
		cell := l.cut(from, to)
		if k > 0 {
			cell.soft, cell.gap = false, false
		}
		row.cells = append(row.cells, cell)
		row.labels = append(row.labels, l.lead+utf8.RuneCountInString(l.text[:from]))
		row.texts = append(row.texts, l.lead+utf8.RuneCountInString(l.text[:ends[k]]))
	}
	return row
}

// take puts the pieces of a line into the cells over them, and leaves in l what
// begins with a choice of its own.
func (row *choiceRow) take(l *line) bool {
	if l.kind != textLine || l.label != nil || l.gap || l.text == "" || !mayGap(l.text) && l.lead == 0 {
		return false
	}
	var into, from, to []int
	rest := len(l.text)
	for k, p := range piecesOf(l.text) {
		if k == 0 && numberPiece.MatchString(l.text[p[0]:p[1]]) {
			return false // "3." and a tab: the next question
		}
		if _, ok := choiceLabelOf(l.text[p[0]:p[1]]); ok {
			rest = p[0]
			break
		}
		cell := row.under(l, p[0], k)
		if cell < 0 || len(into) > 0 && cell <= into[len(into)-1] {
			return false
		}
		into, from, to = append(into, cell), append(from, p[0]), append(to, p[1])
	}
	if len(into) == 0 || len(into) == 1 && rest == len(l.text) && l.lead == 0 {
		return false
	}
	for i, cell := range into {
		c := row.cells[cell]
		runs := append(append(c.runs[:len(c.runs):len(c.runs)], page.Run{Text: " "}), l.cut(from[i], to[i]).runs...)
		row.cells[cell] = newLine(c, runs)
	}
	*l = l.cut(rest, len(l.text))
	return true
}

// under is the cell a piece of a line stands under; -1 for none.
func (row *choiceRow) under(l *line, at, k int) int {
	if row.tabbed {
		const tab = 4 // what a tab in front counts, see trimRuns
		if k += l.lead / tab; k < len(row.cells) {
			return k
		}
		return -1
	}
	column := l.lead + utf8.RuneCountInString(l.text[:at])
	for i := range row.cells {
		if column >= row.labels[i]-columnSlack && column <= row.texts[i]+columnSlack {
			return i
		}
	}
	return -1
}

// piecesOf lists the stretches of a text between wide gaps.
func piecesOf(s string) [][2]int {
	var out [][2]int
	start, end := -1, 0
	for i, r := range s {
		if isSpace(r) {
			continue
		}
		if start >= 0 && mayGap(s[end:i]) {
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
