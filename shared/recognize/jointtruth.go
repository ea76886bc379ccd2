package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
)

// jointTruth reads statements beside a column to write true or false in: its
// title names both, "True / False", and its cells are empty or hold the answer.
func (f *flattener) jointTruth(t page.Table, head []line, under bool) bool {
	at := f.jointColumn(head)
	if at < 0 || len(head) < 2 || len(head) > 3 {
		return false
	}
	rows := make([][]line, 0, len(t.Rows)-1)
	for _, row := range t.Rows[1:] {
		cells := cellLines(row)
		if len(cells) == 1 && at == len(head)-1 { // a statement set over the column to write in
			cells = append(cells, make([]line, len(head)-1)...)
		}
		if len(cells) != len(head) || cells[at].text != "" && !f.isTruth(cells[at].text) && !isRoom(cells[at].text) {
			return false
		}
		rows = append(rows, cells)
	}
	if f.boxesUnder(head, rows, at) {
		return true
	}
	pair := " (" + strings.ReplaceAll(head[at].text, "/", " / ") + ")"
	for i, cells := range rows {
		f.truthRow(cells, at, at, pair, i+1, under)
		if f.isTruth(cells[at].text) {
			f.column("Answer: "+cells[at].text, cells[at].pos())
		}
	}
	return true
}

// jointColumn is the column whose title is a pair of words for true and false,
// -1 for none.
func (f *flattener) jointColumn(head []line) int {
	for i, l := range head {
		a, b, ok := strings.Cut(l.text, "/")
		if !ok {
			continue
		}
		if c, _ := f.vocabulary.is(a, trueWord); c != noClass {
			if c, _ := f.vocabulary.is(b, falseWord); c != noClass {
				return i
			}
		}
		for _, p := range truthPairs() {
			right, wrong := fold(strings.TrimSpace(a)), fold(strings.TrimSpace(b))
			if right == fold(p[0]) && wrong == fold(p[1]) || right == initial(p[0]) && wrong == initial(p[1]) {
				return i
			}
		}
	}
	return -1
}

// isTruth reports whether a cell holds a word for true or false.
func (f *flattener) isTruth(s string) bool {
	if utf8.RuneCountInString(s) == 1 {
		_, ok := truthLetter(fold(s))
		return ok
	}
	c, _ := f.vocabulary.is(s, trueWord, falseWord)
	return c != noClass
}
