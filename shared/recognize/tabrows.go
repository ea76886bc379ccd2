package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/richtext"
)

// Bounds of a test that is a table typed with tabs: a number, the question and
// its choices on one line.
const (
	leastTabRows = 5
	leastFields  = 3 // a question and two choices
	mostFields   = 8
	tabStem      = 8 // characters of a question on average
)

// tabRow is one numbered line with what runs on under it, cut at its tabs.
type tabRow struct {
	first  int  // its line
	body   line // that line without its label
	fields []tabField
}

// tabField is one field of a row, not cut yet: most tables of tabs are no tests.
type tabField struct {
	at, from, to int  // its line, and the bytes it takes of it
	more         bool // it goes on with the field before
}

// line cuts a field of a row out of the lines of the document.
func (row *tabRow) line(lines []line, f tabField) line {
	l := &row.body
	if f.at != row.first {
		l = &lines[f.at]
	}
	out := l.cut(f.from, f.to)
	out.label = nil
	return out
}

// count is how many fields a row has.
func (row *tabRow) count() int {
	n := 0
	for _, f := range row.fields {
		if !f.more {
			n++
		}
	}
	return n
}

// cells cuts the fields of a row, each in as many lines as it takes.
func (row *tabRow) cells(lines []line) [][]line {
	var out [][]line
	for _, f := range row.fields {
		if l := row.line(lines, f); f.more {
			out[len(out)-1] = append(out[len(out)-1], l)
		} else {
			out = append(out, []line{l})
		}
	}
	return out
}

// stem is the last line of the first field.
func (row *tabRow) stem(lines []line) line {
	n := 0
	for n+1 < len(row.fields) && row.fields[n+1].more {
		n++
	}
	return row.line(lines, row.fields[n])
}

// tabRows writes a table that was typed, or pasted, with tabs the way printed
// tests are written. Nearly every numbered line must have as many fields, which
// are no letters already, and either most questions ask or the same sign stands
// at one of the fields behind each.
func (r *recognizer) tabRows(lines []line) ([]line, bool) {
	tabs := 0
	for _, l := range lines {
		if strings.Contains(l.text, "\t") {
			tabs++
		}
	}
	if tabs < leastTabRows {
		return nil, false
	}
	rows, head := tabRowsOf(lines)
	counts := map[int]int{}
	for _, row := range rows {
		n := row.count()
		if n > 2*mostFields { // other questions stand between the numbers
			return nil, false
		}
		counts[n]++
	}
	for n := leastFields; n <= mostFields; n++ {
		if counts[n] >= leastTabRows && counts[n]*10 >= len(rows)*9 && r.offersTabbed(lines, rows, n) {
			return append(lines[:head:head], tabbedPrinted(lines, rows)...), true
		}
	}
	return nil, false
}

// tabRowsOf cuts lines into numbered rows and says where the first begins.
func tabRowsOf(lines []line) (rows []tabRow, head int) {
	head = len(lines)
	for i := range lines {
		body := &lines[i]
		q, ok := body.questionLabelTyped()
		switch {
		case ok && body.kind == textLine:
			rows = append(rows, tabRow{first: i, body: body.from(q.end), fields: make([]tabField, 0, mostFields)})
			body = &rows[len(rows)-1].body
			head = min(head, i)
		case len(rows) == 0:
			continue
		}
		row := &rows[len(rows)-1]
		first := len(row.fields)
		row.fields = tabFields(row.fields, i, body.text)
		if first > 0 && first < len(row.fields) && !strings.HasPrefix(strings.TrimLeft(body.text, " "), "\t") && body.lead == 0 {
			row.fields[first].more = true
		}
	}
	return rows, head
}

// tabFields adds the fields between the tabs of a line.
func tabFields(out []tabField, at int, text string) []tabField {
	from := 0
	for i := 0; i <= len(text); i++ {
		if i < len(text) && text[i] != '\t' {
			continue
		}
		if strings.TrimSpace(text[from:i]) != "" {
			out = append(out, tabField{at: at, from: from, to: i})
		}
		from = i + 1
	}
	return out
}

// offersTabbed reports whether rows of so many fields are questions with their
// choices.
func (r *recognizer) offersTabbed(lines []line, rows []tabRow, n int) bool {
	asked, signed, length, whole, labelled := 0, 0, 0, 0, 0
	for _, row := range rows {
		if row.count() != n {
			continue
		}
		whole++
		stem := row.stem(lines).text
		length += utf8.RuneCountInString(stem)
		if looksAsked(stem) {
			asked++
		}
	}
	if length < whole*tabStem {
		return false
	}
	for _, row := range rows {
		if row.count() != n {
			continue
		}
		stars, labels := 0, 0
		var first []line
		for _, f := range row.cells(lines)[1:] {
			first = append(first, f[0])
			if strings.HasPrefix(f[0].text, "*") || strings.HasPrefix(f[0].text, "+") {
				stars++
			}
		}
		for _, own := range ownLetters(first, r.letters) {
			if own {
				labels++
			}
		}
		if stars == 1 {
			signed++
		}
		if labels == n-1 {
			labelled++
		}
	}
	return labelled*2 < whole && (asked*10 >= whole*6 || signed*10 >= whole*8)
}

// signedChoice gives a choice the letter of its place, even if a name in it
// begins like one: "A.Qodiriy".
func signedChoice(l line, n int, right bool) line {
	sign := strings.ToUpper(richtext.Letters(n)) + ". "
	if right {
		sign = "*" + sign
	}
	out := newLine(l, append([]page.Run{{Text: sign}}, l.runs...))
	out.soft, out.gap = false, false
	return out
}

func tabbedPrinted(lines []line, rows []tabRow) []line {
	var out []line
	for n, row := range rows {
		for i, f := range row.cells(lines) {
			first := f[0]
			if i == 0 {
				first.label = &page.Label{Text: decimalText(n+1) + ".", Format: page.Decimal, Number: n + 1, List: "tabs"}
				first.gap = true
			} else {
				right := strings.HasPrefix(first.text, "*") || strings.HasPrefix(first.text, "+")
				if right {
					first = first.from(1)
				}
				first = signedChoice(first, i, right)
			}
			out = append(out, first)
			for _, more := range f[1:] {
				more.gap, more.soft = false, true
				out = append(out, more)
			}
		}
	}
	return out
}
