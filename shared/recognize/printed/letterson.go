package printed

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
)

// letteredRow is a row of lines with automatic letters that follow each other.
type letteredRow struct{ from, end int }

// LettersOn begins the automatic letters of choices anew under each numbered
// question where the author let one list run through them all: A to D under the
// first question, E to H under the second.
func (r *Reader) LettersOn(lines []line.Line) []line.Line {
	var rows []letteredRow
	last := map[string]int{} // the number of the last letter, by list
	for i := 0; i < len(lines); {
		a := lines[i].Label
		if a == nil || a.Format != page.UpperAlpha && a.Format != page.LowerAlpha {
			i++
			continue
		}
		row := letteredRow{i, i + 1}
		for row.end < len(lines) && continuesLetters(lines[row.end-1].Label, lines[row.end].Label) {
			row.end++
		}
		i = row.end
		size := row.end - row.from
		if before := last[a.List]; before > 1 && a.Number == before+1 && size > 1 && row.from > 0 && r.numbered(lines[row.from-1]) {
			rows = append(rows, row)
		}
		last[a.List] = a.Number + size - 1
	}
	if len(rows) == 0 {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for _, row := range rows {
		for i := row.from; i < row.end; i++ {
			out[i].Label = relettered(*lines[i].Label, i-row.from+1)
		}
	}
	return out
}

// numbered reports whether a line is a question by its number.
func (r *Reader) numbered(l line.Line) bool {
	if l.Label != nil && l.Label.Format != page.Decimal {
		return false
	}
	q, ok := l.QuestionLabel(r.Vocabulary)
	return ok && q.Delim != line.BareDelim && q.Delim != line.GluedDelim
}

// continuesLetters reports whether a label is the next letter of the list of one.
func continuesLetters(a, b *page.Label) bool {
	return b != nil && b.List == a.List && b.Level == a.Level && b.Format == a.Format && b.Number == a.Number+1
}

// relettered is a label with another letter.
func relettered(a page.Label, number int) *page.Label {
	first := 'a'
	if a.Format == page.UpperAlpha {
		first = 'A'
	}
	old := string(first + rune((a.Number-1)%26))
	if at := strings.Index(a.Text, old); at >= 0 && utf8.RuneCountInString(a.Text) <= 4 {
		a.Text = a.Text[:at] + string(first+rune(number-1)) + a.Text[at+len(old):]
	}
	a.Number = number
	return &a
}
