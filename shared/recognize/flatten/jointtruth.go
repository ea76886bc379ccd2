package flatten

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// jointTruth reads statements beside a column to write true or false in: its
// title names both, "True / False", and its cells are empty or hold the answer.
func (f *Flattener) jointTruth(t page.Table, head []line.Line, under bool) bool {
	at := f.jointColumn(head)
	if at < 0 || len(head) < 2 || len(head) > 3 {
		return false
	}
	rows := make([][]line.Line, 0, len(t.Rows)-1)
	for _, row := range t.Rows[1:] {
		cells := CellLines(row)
		if len(cells) == 1 && at == len(head)-1 { // a statement set over the column to write in
			cells = append(cells, make([]line.Line, len(head)-1)...)
		}
		if len(cells) != len(head) || cells[at].Text != "" && !f.isTruth(cells[at].Text) && !line.IsRoom(cells[at].Text) {
			return false
		}
		rows = append(rows, cells)
	}
	if f.boxesUnder(head, rows, at) {
		return true
	}
	pair := " (" + strings.ReplaceAll(head[at].Text, "/", " / ") + ")"
	for i, cells := range rows {
		f.truthRow(cells, at, at, pair, i+1, under)
		if f.isTruth(cells[at].Text) {
			f.column("Answer: "+cells[at].Text, cells[at].Pos())
		}
	}
	return true
}

// jointColumn is the column whose title is a pair of words for true and false,
// -1 for none.
func (f *Flattener) jointColumn(head []line.Line) int {
	for i, l := range head {
		a, b, ok := strings.Cut(l.Text, "/")
		if !ok {
			continue
		}
		if c, _ := f.Vocabulary.Is(a, lexicon.TrueWord); c != lexicon.NoClass {
			if c, _ := f.Vocabulary.Is(b, lexicon.FalseWord); c != lexicon.NoClass {
				return i
			}
		}
		for _, p := range lexicon.TruthPairs() {
			right, wrong := lexicon.Fold(strings.TrimSpace(a)), lexicon.Fold(strings.TrimSpace(b))
			if right == lexicon.Fold(p[0]) && wrong == lexicon.Fold(p[1]) || right == lexicon.Initial(p[0]) && wrong == lexicon.Initial(p[1]) {
				return i
			}
		}
	}
	return -1
}

// truth reads a cell that holds a word for true or false, or its first letter.
func (f *Flattener) truth(s string) (value, ok bool) {
	if utf8.RuneCountInString(s) == 1 {
		t, ok := truthLetter(lexicon.Fold(s))
		return t.Value, ok
	}
	c, _ := f.Vocabulary.Is(s, lexicon.TrueWord, lexicon.FalseWord)
	return c == lexicon.TrueWord, c != lexicon.NoClass
}

func (f *Flattener) isTruth(s string) bool {
	_, ok := f.truth(s)
	return ok
}
