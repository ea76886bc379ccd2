package flatten

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

// aloneSign is a letter or a number that stands for an entry.
var aloneSign = pattern.New(`^[(]?(?:\pL|\d{1,2})[.)]?$`)

// MatchTable is a table of two lists to pair, and the pairs that it tells in a
// column between them.
type MatchTable struct {
	Left, Right []Entry
	Told        [][2]string
	Bare        bool // no entry has a sign of its own
}

// underMatch reports whether a table of two columns stands under an order to match
// and holds the two lists, each row a pair of entries or each cell a whole list.
// Two cells of which one lists letters for the other need no order.
func (f *Flattener) underMatch(t *page.Table) bool {
	listed, ok := listedCells(*t)
	if ok && len(t.Rows) == 1 && OffersLetters(listed) {
		*t = listed
		return true
	}
	if !f.orderedMatch() {
		return false
	}
	if ok {
		*t = listed
	}
	rows, _ := matchRows(*t)
	full, bare := 0, 0
	for _, cells := range rows {
		if len(cells) != 2 {
			return false
		}
		if !cells[0].Empty() && !cells[1].Empty() {
			full++
		}
		if loneLetter.MatchString(cells[0].Text) {
			bare++ // the letter of a choice, beside it
		}
	}
	return full >= 2 && (ok || full*3 >= len(rows)*2) && bare < len(rows)
}

// loneLetter is a cell that holds a letter with its sign and nothing else.
var loneLetter = pattern.New(`^[\s\p{Z}]*\(?\pL[).][\s\p{Z}]*$`)

// orderedMatch reports whether the lines above order a match.
func (f *Flattener) orderedMatch() bool {
	for i := len(f.Lines) - 1; i >= max(0, len(f.Lines)-MatchTitles); i-- {
		l := f.Lines[i]
		if l.Kind != line.TextLine || l.Cell() {
			return false
		}
		if lexicon.Words().Match.In(l.Folded()) {
			return true
		}
	}
	return false
}

// listedCells spreads a row whose two cells hold a list each over as many rows as
// the longer list has entries. Titles may stand over them.
func listedCells(t page.Table) (page.Table, bool) {
	n := len(t.Rows)
	if n == 0 || n > 2 || len(t.Rows[n-1].Cells) != 2 {
		return t, false
	}
	lists := [2][]page.Block{}
	for c, cell := range t.Rows[n-1].Cells {
		entries, ok := entriesOf(cell)
		if !ok {
			return t, false
		}
		lists[c] = entries
	}
	if min(len(lists[0]), len(lists[1])) < 2 {
		return t, false
	}
	out := page.Table{Position: t.Position, Rows: t.Rows[: n-1 : n-1]}
	for i := range max(len(lists[0]), len(lists[1])) {
		row := page.Row{Cells: make([]page.Cell, 2)}
		for c, list := range lists {
			row.Cells[c] = page.Cell{ColSpan: 1, RowSpan: 1}
			if i < len(list) {
				row.Cells[c].Blocks = list[i : i+1]
			}
		}
		out.Rows = append(out.Rows, row)
	}
	return out, true
}

// OffersLetters reports whether the second of two columns counts letters, at least
// as many as the first has entries, and the first has no labels.
func OffersLetters(t page.Table) bool {
	before, left, right := "", 0, 0
	for _, row := range t.Rows {
		cells := CellLines(row)
		if len(cells) != 2 {
			return false
		}
		if !cells[0].Empty() {
			if _, ok := cells[0].ChoiceLabel(); ok {
				return false
			}
			left++
		}
		if cells[1].Empty() {
			continue
		}
		c, ok := cells[1].ChoiceLabel()
		if !ok || c.Kind != lexicon.LetterLabel || !EntryFollows(before, c, right, lexicon.Words().Letters) {
			return false
		}
		before, right = c.Sign, right+1
	}
	return left >= 2 && right >= left
}

// entriesOf are the entries of a list in a cell: its paragraphs, their lines where each has
// a sign, or the rows of a table inside it.
func entriesOf(cell page.Cell) ([]page.Block, bool) {
	var out []page.Block
	for _, b := range cell.Blocks {
		switch b := b.(type) {
		case page.Paragraph:
			if strings.TrimSpace(b.Text()) != "" {
				out = append(out, signedLines(b)...)
			}
		case page.Table:
			for _, row := range b.Rows {
				if l := Joined(CellLines(row)); !l.Empty() {
					out = append(out, page.Paragraph{Position: b.Position, Label: l.Label, Runs: l.Runs})
				}
			}
		default:
			return nil, false
		}
	}
	return out, true
}

// signedLines are the lines of a paragraph as paragraphs where each begins with a sign; else
// it stays as it is.
func signedLines(p page.Paragraph) []page.Block {
	f := &Flattener{}
	f.Add(p)
	var out []page.Block
	for _, l := range f.Lines {
		if _, ok := l.ChoiceLabel(); !ok {
			return []page.Block{p}
		}
		out = append(out, page.Paragraph{Position: p.Position, Label: l.Label, Runs: l.Runs})
	}
	return out
}

// bareSign is the number or letter of an entry without a sign behind it.
var bareSign = pattern.New(`^(\d{1,2}|\p{Lu})\s+\S`)

// bareLabelled takes such numbers or letters for labels where those of all entries
// are, and count on.
func bareLabelled(list []Entry, letters [][]string) {
	before := ""
	for i, e := range list {
		m := bareSign.FindStringSubmatch(e.Line.Text)
		if m == nil || e.Sign != "" {
			return
		}
		c := lexicon.ChoiceLabel{Kind: lexicon.LetterLabel, Sign: lexicon.Fold(m[1])}
		if lexicon.IsDigit(m[1][0]) {
			c.Kind = lexicon.DigitLabel
		}
		if !EntryFollows(before, c, i, letters) {
			return
		}
		before = c.Sign
	}
	for i, e := range list {
		m := bareSign.FindStringSubmatch(e.Line.Text)
		list[i] = Entry{lexicon.Fold(m[1]), e.Line.From(len(m[1]) + len(e.Line.Text[len(m[1]):]) - len(strings.TrimLeft(e.Line.Text[len(m[1]):], lexicon.Whitespace)))}
	}
}

// withoutFrontRoom takes the room for an answer off the front of an entry.
func withoutFrontRoom(l line.Line) line.Line {
	if m := frontRoom.FindString(l.Text); m != "" && len(m) < len(l.Text) {
		return l.From(len(m))
	}
	return l
}

// ReadMatchTable reads a table of two columns, with or without labels and a row
// of titles. Columns that are left empty are room for the answer; one of signs
// between the first list and the signs of the second holds the answers.
func ReadMatchTable(t page.Table) MatchTable {
	var out MatchTable
	rows, answers := matchRows(t)
	answered := signColumns(rows, 4, 1, 2)
	between := signColumns(rows, 3, 1) && allLabelled(rows, 2)
	signed := answered || !between && signColumns(rows, 3, 1)
	pairOf := func(cells []line.Line) []line.Line {
		switch n := len(cells); {
		case between:
			return []line.Line{cells[0], cells[2]}
		case signed:
			return []line.Line{cells[0], labelInto(cells[n-2], cells[n-1])}
		}
		return cells
	}
	for i, cells := range rows {
		n := len(cells)
		if len(rows) == len(t.Rows) && t.Rows[i].Header && !pairsSigns(cells) || signed && i == 0 && !aloneSign.MatchString(cells[n-2].Text) {
			continue
		}
		pair := pairOf(cells)
		if len(pair) != 2 {
			return MatchTable{}
		}
		if i == 0 && answers != nil && answers[0] == "" || i == 0 && len(rows) > 1 && titles(pair, pairOf(rows[1]), len(rows)) {
			continue
		}
		before := len(out.Left)
		out.Left = appendEntry(out.Left, TrimRoom(withoutFrontRoom(pair[0])))
		out.Right = appendEntry(out.Right, TrimRoom(withoutFrontRoom(pair[1])))
		if len(out.Left) == before {
			continue
		}
		switch {
		case answers != nil:
			out.Told = append(out.Told, [2]string{"", answers[i]})
		case answered || between:
			out.Told = append(out.Told, [2]string{"", lexicon.Fold(strings.Trim(cells[1].Text, "()."))})
		}
	}
	bareLabelled(out.Left, lexicon.Words().Letters)
	bareLabelled(out.Right, lexicon.Words().Letters)
	out.filledIn()
	signs := func(e Entry) bool { return e.Sign != "" }
	out.Bare = !slices.ContainsFunc(out.Left, signs) && !slices.ContainsFunc(out.Right, signs)
	LetterEntries(out.Left, false)
	LetterEntries(out.Right, true)
	for i := range out.Told {
		if out.Told[i][0] == "" {
			out.Told[i][0] = out.Left[i].Sign
		}
	}
	return out
}

// pairsSigns reports whether a row pairs a number with a letter, as entries have them: the
// first row of a table in Markdown is one of titles by its form alone.
func pairsSigns(cells []line.Line) bool {
	left, ok1 := cells[0].ChoiceLabel()
	right, ok2 := cells[len(cells)-1].ChoiceLabel()
	return ok1 && ok2 && left.Kind != right.Kind && (left.Kind == lexicon.DigitLabel || right.Kind == lexicon.DigitLabel)
}

// filledIn takes the signs in front of the second list for answers where they are
// those of the first in another order: "(3) barks" beside "1. cat". Signs of its own
// would count on.
func (t *MatchTable) filledIn() {
	if len(t.Left) < 3 || len(t.Left) != len(t.Right) || t.Told != nil {
		return
	}
	place := map[string]int{}
	for i, e := range t.Left {
		if e.Sign != "" {
			place[e.Sign] = i + 1
		}
	}
	before, counts := 0, true
	var told [][2]string
	for i, e := range t.Right {
		at := place[e.Sign]
		if at == 0 {
			return
		}
		counts = counts && at > before
		before = at
		delete(place, e.Sign)
		told = append(told, [2]string{e.Sign, richtext.Letters(i + 1)})
	}
	if counts {
		return
	}
	t.Told = told
	for i := range t.Right {
		t.Right[i].Sign = told[i][1]
	}
}

// withoutEmptyColumns are the cells of a table without the columns in which
// nothing stands under the title but room to write.
func withoutEmptyColumns(t page.Table) [][]line.Line {
	rows := make([][]line.Line, len(t.Rows))
	for i, row := range t.Rows {
		rows[i] = CellLines(row)
		if len(rows[i]) != len(rows[0]) {
			return rows
		}
	}
	for c := 0; len(rows) > 1 && c < len(rows[0]); {
		if holdsText(rows[1:], c) {
			c++
			continue
		}
		for i, cells := range rows {
			rows[i] = append(cells[:c:c], cells[c+1:]...)
		}
	}
	return rows
}

// allLabelled reports whether every entry of a column has its own letter or number.
func allLabelled(rows [][]line.Line, column int) bool {
	for _, cells := range rows {
		if c, ok := cells[column].ChoiceLabel(); !cells[column].Empty() && (!ok || c.Sign == "") {
			return false
		}
	}
	return true
}

func holdsText(rows [][]line.Line, column int) bool {
	for _, cells := range rows {
		if l := cells[column]; !l.Empty() && !line.IsRoom(l.Text) {
			return true
		}
	}
	return false
}

// signColumns reports whether rows have so many cells and, under the titles,
// nothing but letters or numbers in some columns; none beside an empty cell, where
// one list is longer.
func signColumns(rows [][]line.Line, n int, columns ...int) bool {
	for i, cells := range rows {
		if len(cells) != n {
			return false
		}
		for _, c := range columns {
			if i > 0 && !aloneSign.MatchString(cells[c].Text) && !(cells[c].Empty() && cells[c-1].Empty()) {
				return false
			}
		}
	}
	return len(rows) > 2
}
