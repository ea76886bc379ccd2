// Package sheet writes the CSV that quiz platforms import: RFC 4180 with CRLF, a
// byte order mark for spreadsheet programs, and no cell that such a program would
// run as a formula.
package sheet

import (
	"bufio"
	"encoding/csv"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/quiz"
)

// bom tells spreadsheet programs that the file is UTF-8.
const bom = "\ufeff"

// Writer writes rows and remembers which cells it had to change.
type Writer struct {
	out    *bufio.Writer
	csv    *csv.Writer
	losses []quiz.Loss
}

// New starts a file.
func New(w io.Writer) *Writer {
	out := bufio.NewWriter(w)
	out.WriteString(bom)
	c := csv.NewWriter(out)
	c.UseCRLF = true
	return &Writer{out: out, csv: c}
}

// Row writes cells as they are, for headings that are ours.
func (s *Writer) Row(cells ...string) { s.csv.Write(cells) }

// Item writes the cells of a question, made safe.
func (s *Writer) Item(id string, cells ...string) {
	changed := false
	for i, c := range cells {
		c = Plain(c)
		cells[i] = Safe(c)
		changed = changed || cells[i] != c
	}
	if changed {
		s.losses = append(s.losses, quiz.Loss{Code: quiz.TextChanged, Item: id,
			Message: "An apostrophe was put before a text that a spreadsheet program would run as a formula."})
	}
	s.csv.Write(cells)
}

// Close ends the file and returns the losses.
func (s *Writer) Close() ([]quiz.Loss, error) {
	s.csv.Flush()
	if err := s.csv.Error(); err != nil {
		return nil, err
	}
	return s.losses, s.out.Flush()
}

// Plain makes the line breaks of a cell ordinary ones, which have it quoted: some
// readers end a row at the others.
func Plain(cell string) string { return lineBreaks.Replace(cell) }

var lineBreaks = strings.NewReplacer("\u2028", "\n", "\u2029", "\n", "\u0085", "\n")

// Safe puts an apostrophe before a cell that spreadsheet programs run: one that
// starts with =, @, a tab or a carriage return, or with + or - before a letter or
// bracket or anywhere before a call. Numbers such as -5 stay as they are, because
// the apostrophe is seen after the import. Full-width signs count as the plain
// ones they are read as.
func Safe(cell string) string {
	if dangerous(strings.TrimLeft(cell, " \n")) {
		return "'" + cell
	}
	return cell
}

func dangerous(s string) bool {
	first, size := utf8.DecodeRuneInString(s)
	switch first {
	case '=', '@', '\t', '\r', '＝', '＠':
		return true
	case '+', '-', '＋', '－':
		second, _ := utf8.DecodeRuneInString(strings.TrimLeft(s[size:], " "))
		return unicode.IsLetter(second) || strings.ContainsRune("([{\"'=@+-", second) || calls(s)
	}
	return false
}

// calls reports a function call or a command such as cmd|'...'!A0.
func calls(s string) bool {
	before := ' '
	for _, r := range s {
		if r == '|' || r == '(' && unicode.IsLetter(before) {
			return true
		}
		before = r
	}
	return false
}
