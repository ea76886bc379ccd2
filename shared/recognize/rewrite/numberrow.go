package rewrite

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// NumberRows cuts lines that hold a row of numbered choices, "1) Rome 2) Oslo
// 3) Lima", behind their stem or alone. The numbers become those of a list of
// their own, so that they are not taken for questions.
func NumberRows(lines []line.Line) []line.Line {
	var out []line.Line // nil until a row is found
	open, list := 0, ""
	for i, l := range lines {
		var next *line.Line
		if i+1 < len(lines) {
			next = &lines[i+1]
		}
		row := rowOfNumbers(l, open, next)
		if row == nil {
			if _, numbered := numberAt(l.Text, 0); numbered || l.Label != nil || l.Kind != line.TextLine || lexicon.IsLonger(l.Text, TaskHeading) {
				open = 0 // what is to be done with the next rows may stand between
			}
			if out != nil {
				out = append(out, l)
			}
			continue
		}
		if out == nil {
			out = append(make([]line.Line, 0, len(lines)+16), lines[:i]...)
		}
		if row[0].number == 1 {
			list = "row " + strconv.Itoa(i)
		}
		if row[0].at > 0 {
			out = append(out, l.Cut(0, row[0].at))
		}
		for k, n := range row {
			end := len(l.Text)
			if k+1 < len(row) {
				end = row[k+1].at
			}
			out = append(out, rowEntry(l, n, end, list))
		}
		open = row[len(row)-1].number
	}
	if out == nil {
		return lines
	}
	return out
}

// rowEntry is one choice of a row as an entry of a list.
func rowEntry(l line.Line, n rowNumber, end int, list string) line.Line {
	c := l.Cut(n.at+n.end, end)
	c.Label = &page.Label{Text: strconv.Itoa(n.number) + ")", Format: page.Decimal, Number: n.number, List: list}
	c.Soft, c.Gap = false, false
	return c
}

// rowNumber is a number inside a line: where it stands, and how long its label is.
type rowNumber struct {
	at, end int
	number  int
	delim   byte
	wide    bool
}

// rowOfNumbers finds the row a line holds: from 1 on, or from the number after
// open where the line before ended with that one.
func rowOfNumbers(l line.Line, open int, next *line.Line) []rowNumber {
	if l.Kind != line.TextLine || !mayHoldRow(l.Text, open) {
		return nil
	}
	var row []rowNumber
	if a := l.Label; a != nil && a.Format == page.Decimal && a.Number == 1 {
		row = []rowNumber{{number: 1, wide: true}}
	}
	for i, r := range l.Text {
		if !unicode.IsDigit(r) && r != '(' && r != '（' {
			continue
		}
		n, ok := numberAt(l.Text, i)
		switch {
		case !ok:
		case len(row) == 0 && (n.number == 1 || i == 0 && n.number == open+1 && open > 1) && opensRow(l, n):
			row = append(row, n)
		case len(row) == 1 && n.number == 1 && n.delim != row[0].delim && opensRow(l, n):
			row[0] = n // behind the stem of question 1
		case len(row) > 0 && n.number == row[len(row)-1].number+1 && (n.delim == row[0].delim || row[0].delim == 0) && (n.delim != '.' && n.delim != '-' || n.wide):
			row = append(row, n)
		}
	}
	if len(row) < 2 || len(row) > lexicon.MaxChoices || row[0].delim == '.' && !row[1].wide {
		return nil
	}
	if len(row) == 2 && row[0].number == 1 && !goesOn(next, row[1]) {
		return nil
	}
	return row
}

// mayHoldRow is a quick look: the second number of a row with a delimiter.
func mayHoldRow(s string, open int) bool {
	two := strings.IndexByte(s, '2') >= 0 || !lexicon.IsASCII(s) && strings.ContainsAny(s, "۲٢２") || open > 0 && mayHold(s, open+2)
	return two && strings.ContainsAny(s, ").-）")
}

// leastRowStem is how many words a stem has at least before numbers in brackets, which
// may be those of a key: "Answers: (1) roots (2) light".
const leastRowStem = 3

// opensRow reports whether a number can be the first of a row: at the beginning
// of a line, or behind a stem that is at its end.
func opensRow(l line.Line, n rowNumber) bool {
	return n.at == 0 && l.Label == nil || n.at > 0 && (n.delim == ')' || n.delim == '(' && flatten.CountWords(l.Text[:n.at], leastRowStem) == leastRowStem) && flatten.ClosesStem(l.Text[:n.at])
}

// goesOn reports whether the next line begins with the number after n.
func goesOn(next *line.Line, n rowNumber) bool {
	if next == nil || next.Kind != line.TextLine || next.Text == "" || next.Label != nil {
		return false
	}
	m, ok := numberAt(next.Text, 0)
	return ok && m.number == n.number+1 && m.delim == n.delim && mayHold(next.Text, m.number+1)
}

// mayHold reports whether a text holds a number.
func mayHold(s string, n int) bool {
	return strings.Contains(lexicon.DecimalDigits(s), strconv.Itoa(n))
}

// numberAt reads the label of a choice at a place in a text.
func numberAt(s string, i int) (rowNumber, bool) {
	before, _ := utf8.DecodeLastRuneInString(s[:i])
	if i > 0 && before != ' ' && before != '\t' {
		return rowNumber{}, false
	}
	c, ok := lexicon.SignLabel(s[i:])
	if !ok || c.Kind != lexicon.DigitLabel || len(c.Sign) > 1 || lexicon.IsCircled(s[i:]) || c.Delim != ')' && c.Delim != '(' && c.Delim != '.' && c.Delim != '-' {
		return rowNumber{}, false
	}
	if c.Delim == '(' && strings.IndexAny(s[i+c.End:], "_…") == 0 {
		return rowNumber{}, false // a gap of a text
	}
	wide := i == 0 || before == '\t' || strings.HasSuffix(s[:i], "  ")
	return rowNumber{at: i, end: c.End, number: line.LastNumber(c.Sign), delim: c.Delim, wide: wide}, true
}
