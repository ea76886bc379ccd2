package coded

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/richtext"
)

// AsksMostly reports whether most texts of a column are questions by their
// looks.
func AsksMostly(texts []string) bool {
	n := 0
	for _, t := range texts {
		if LooksAsked(t) {
			n++
		}
	}
	return n > 0 && n*2 >= len(texts)
}

// LooksAsked reports whether a text ends as a question does, or leaves a gap.
func LooksAsked(t string) bool {
	t = strings.TrimRight(t, " )]）*\"'”»")
	return strings.HasSuffix(t, "?") || strings.HasSuffix(t, "？") || strings.HasSuffix(t, "؟") || strings.Contains(t, "__") || strings.Contains(t, "....") ||
		strings.Contains(t, "……") || strings.Contains(t, "? ") && utf8.RuneCountInString(t) < 300
}

// Bounds of a test that is a table typed with tabs: a number, the question and
// its choices on one line.
const (
	leastTabRows = 5
	leastFields  = 3 // a question and two choices
	mostFields   = 8
	tabStem      = 8 // characters of a question on average
	looseSpace   = 1 // before a line that somebody broke inside a cell
)

// tickedSigns are the boxes and circles that choices stand behind: such fields are choices
// already, and a field before them is what the question is worth.
const tickedSigns = "☐☑☒□■○●◯◉"

// tabRow is one numbered line with what runs on under it. It is cut at its tabs
// only when it has to be: most lines with tabs are no such table.
type tabRow struct {
	first, end int // its lines
	label      int // bytes of the first that its number takes
	count      int // its fields
}

// tabField is one field of a row.
type tabField struct {
	at, from, to int  // its line, and the bytes it takes of it
	more         bool // it goes on with the field before
}

// fields finds the fields of a row, and gives its first line without the label.
func (row *tabRow) fields(lines []line.Line) (out []tabField, body line.Line) {
	body = lines[row.first].From(row.label)
	out = tabFields(nil, row.first, body.Text)
	for i := row.first + 1; i < row.end; i++ {
		n := len(out)
		out = tabFields(out, i, lines[i].Text)
		if n > 0 && n < len(out) {
			out[n].more = runsOn(&lines[i])
		}
	}
	return out, body
}

// runsOn reports whether the first field of a line goes on with the last one of
// the line before.
func runsOn(l *line.Line) bool {
	return !strings.HasPrefix(strings.TrimLeft(l.Text, " "), "\t") && l.Lead <= looseSpace
}

// cells cuts the fields of a row, each in as many lines as it takes.
func (row *tabRow) cells(lines []line.Line) [][]line.Line {
	var out [][]line.Line
	fields, body := row.fields(lines)
	for _, f := range fields {
		if l := fieldIn(lines, body, row.first, f); f.more {
			out[len(out)-1] = append(out[len(out)-1], l)
		} else {
			out = append(out, []line.Line{l})
		}
	}
	return out
}

// stem is the last line of the first field.
func (row *tabRow) stem(lines []line.Line) line.Line {
	fields, body := row.fields(lines)
	n := 0
	for n+1 < len(fields) && fields[n+1].more {
		n++
	}
	return fieldIn(lines, body, row.first, fields[n])
}

// fieldIn cuts a field out of its line, which is the body of the row at first.
func fieldIn(lines []line.Line, body line.Line, first int, f tabField) line.Line {
	if f.at != first {
		body = lines[f.at]
	}
	out := body.Cut(f.from, f.to)
	out.Label = nil
	return out
}

// TabRows writes a table that was typed, or pasted, with tabs the way printed
// tests are written. Nearly every numbered line must have as many fields, which
// are no letters already, and either most questions ask or the same sign stands
// at one of the fields behind each.
func (r *Reader) TabRows(lines []line.Line) ([]line.Line, bool) {
	tabs := 0
	for _, l := range lines {
		if strings.Contains(l.Text, "\t") {
			tabs++
		}
	}
	if tabs < leastTabRows {
		return nil, false
	}
	rows, head := tabRowsOf(lines)
	counts := map[int]int{}
	rows = slices.DeleteFunc(rows, func(row tabRow) bool { return row.count == 0 }) // numbers left empty
	for _, row := range rows {
		n := row.count
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
func tabRowsOf(lines []line.Line) (rows []tabRow, head int) {
	head = len(lines)
	var buf [2 * mostFields]tabField
	for i := range lines {
		text := lines[i].Text
		q, ok := lines[i].QuestionLabelTyped()
		switch {
		case ok && lines[i].Kind == line.TextLine:
			rows = append(rows, tabRow{first: i, label: q.End})
			text = text[q.End:]
			head = min(head, i)
		case len(rows) == 0:
			continue
		}
		row := &rows[len(rows)-1]
		row.end = i + 1
		n := len(tabFields(buf[:0], i, text))
		if n > 0 && row.count > 0 && runsOn(&lines[i]) {
			n--
		}
		row.count += n
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
func (r *Reader) offersTabbed(lines []line.Line, rows []tabRow, n int) bool {
	asked, signed, length, whole, labelled, choices := 0, 0, 0, 0, 0, 0
	for _, row := range rows {
		if row.count != n {
			continue
		}
		whole++
		stem := row.stem(lines).Text
		length += utf8.RuneCountInString(stem)
		if LooksAsked(stem) {
			asked++
		}
		if c, ok := line.ChoiceLabelOf(stem); ok && c.Kind == lexicon.LetterLabel && c.Sign == r.Letters[0][0] {
			choices++
		}
	}
	if length < whole*tabStem || choices*2 > whole { // "a) tin", a tab and "b) wood" under each
		return false
	}
	for _, row := range rows {
		if row.count != n {
			continue
		}
		stars, labels, boxes := 0, 0, 0
		var first []line.Line
		for _, f := range row.cells(lines)[1:] {
			first = append(first, f[0])
			if strings.HasPrefix(f[0].Text, "*") || strings.HasPrefix(f[0].Text, "+") {
				stars++
			}
			for _, l := range f {
				if r, _ := utf8.DecodeRuneInString(l.Text); strings.ContainsRune(tickedSigns, r) {
					boxes++
				}
			}
		}
		for _, own := range flatten.OwnLetters(first, r.Letters) {
			if own {
				labels++
			}
		}
		if stars == 1 {
			signed++
		}
		if labels == n-1 || boxes > 1 {
			labelled++
		}
	}
	return labelled*2 < whole && (asked*10 >= whole*6 || signed*10 >= whole*8)
}

// signedChoice gives a choice the letter of its place, even if a name in it
// begins like one: "A.Qodiriy".
func signedChoice(l line.Line, n int, right bool) line.Line {
	sign := strings.ToUpper(richtext.Letters(n)) + ". "
	if right {
		sign = "*" + sign
	}
	out := line.NewLine(l, append([]page.Run{{Text: sign}}, l.Runs...))
	out.Soft, out.Gap = false, false
	return out
}

func tabbedPrinted(lines []line.Line, rows []tabRow) []line.Line {
	var out []line.Line
	for n, row := range rows {
		for i, f := range row.cells(lines) {
			first := f[0]
			if i == 0 {
				first.Label = &page.Label{Text: lexicon.DecimalText(n+1) + ".", Format: page.Decimal, Number: n + 1, List: "tabs"}
				first.Gap = true
			} else {
				right := strings.HasPrefix(first.Text, "*") || strings.HasPrefix(first.Text, "+")
				if right {
					first = first.From(1)
				}
				first = signedChoice(first, i, right)
			}
			out = append(out, first)
			for _, more := range f[1:] {
				more.Gap, more.Soft = false, true
				out = append(out, more)
			}
		}
	}
	return out
}
