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
	first  int // its line
	fields [][]line
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
		if len(row.fields) > 2*mostFields { // other questions stand between the numbers
			return nil, false
		}
		counts[len(row.fields)]++
	}
	for n := leastFields; n <= mostFields; n++ {
		if counts[n] >= leastTabRows && counts[n]*10 >= len(rows)*9 && r.offersTabbed(rows, n) {
			return append(lines[:head:head], tabbedPrinted(rows)...), true
		}
	}
	return nil, false
}

// tabRowsOf cuts lines into numbered rows and says where the first begins.
func tabRowsOf(lines []line) (rows []tabRow, head int) {
	head = len(lines)
	for i, l := range lines {
		q, ok := l.questionLabelTyped()
		body := l
		switch {
		case ok && l.kind == textLine:
			body = l.from(q.end)
			rows = append(rows, tabRow{first: i})
			head = min(head, i)
		case len(rows) == 0:
			continue
		}
		row := &rows[len(rows)-1]
		for k, f := range tabFields(body) {
			if k == 0 && len(row.fields) > 0 && !strings.HasPrefix(strings.TrimLeft(body.text, " "), "\t") && body.lead == 0 {
				at := len(row.fields) - 1
				row.fields[at] = append(row.fields[at], f)
				continue
			}
			row.fields = append(row.fields, []line{f})
		}
	}
	return rows, head
}

// tabFields cuts a line at its tabs.
func tabFields(l line) []line {
	var out []line
	from := 0
	for i := 0; i <= len(l.text); i++ {
		if i < len(l.text) && l.text[i] != '\t' {
			continue
		}
		if strings.TrimSpace(l.text[from:i]) != "" {
			f := l.cut(from, i)
			f.label = nil
			out = append(out, f)
		}
		from = i + 1
	}
	return out
}

// offersTabbed reports whether rows of so many fields are questions with their
// choices.
func (r *recognizer) offersTabbed(rows []tabRow, n int) bool {
	asked, signed, length, whole, labelled := 0, 0, 0, 0, 0
	for _, row := range rows {
		if len(row.fields) != n {
			continue
		}
		whole++
		stem := row.fields[0][len(row.fields[0])-1].text
		length += utf8.RuneCountInString(stem)
		if looksAsked(stem) {
			asked++
		}
		stars, labels := 0, 0
		for k, f := range row.fields[1:] {
			if c, ok := choiceLabelOf(f[0].text); ok && ordinalOf(c.sign, r.letters) == k+1 {
				labels++
			}
			if strings.HasPrefix(f[0].text, "*") || strings.HasPrefix(f[0].text, "+") {
				stars++
			}
		}
		if stars == 1 {
			signed++
		}
		if labels == n-1 {
			labelled++
		}
	}
	return labelled*2 < whole && length >= whole*tabStem && (asked*10 >= whole*6 || signed*10 >= whole*8)
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

func tabbedPrinted(rows []tabRow) []line {
	var out []line
	for n, row := range rows {
		for i, f := range row.fields {
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
