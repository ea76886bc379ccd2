package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// aloneSign is a letter or a number that stands for an entry.
var aloneSign = pattern.New(`^[(]?(?:\pL|\d{1,2})[.)]?$`)

// matchTable is a table of two lists to pair, and the pairs that it tells in a
// column between them.
type matchTable struct {
	left, right []entry
	told        [][2]string
}

// underMatch reports whether a table of two columns stands under an order to match
// and holds the two lists, each row a pair of entries or each cell a whole list.
func (f *flattener) underMatch(t *page.Table) bool {
	ordered := false
	for i := len(f.lines) - 1; i >= max(0, len(f.lines)-matchTitles) && !ordered; i-- {
		l := f.lines[i]
		if l.kind != textLine || l.cell() {
			return false
		}
		ordered = words().match.in(fold(l.text))
	}
	if !ordered {
		return false
	}
	if listed, ok := listedCells(*t); ok {
		*t = listed
	}
	rows, full := matchRows(*t), 0
	for _, cells := range rows {
		if len(cells) != 2 {
			return false
		}
		if !cells[0].empty() && !cells[1].empty() {
			full++
		}
	}
	return full >= 2 && full*3 >= len(rows)*2
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
		for _, b := range cell.Blocks {
			p, ok := b.(page.Paragraph)
			if !ok {
				return t, false
			}
			if strings.TrimSpace(p.Text()) != "" {
				lists[c] = append(lists[c], p)
			}
		}
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

// bareSign is the number or letter of an entry without a sign behind it.
var bareSign = pattern.New(`^(\d{1,2}|\p{Lu})\s+\S`)

// bareLabelled takes such numbers or letters for labels where those of all entries
// are, and count on.
func bareLabelled(list []entry, letters [][]string) {
	before := ""
	for i, e := range list {
		m := bareSign.FindStringSubmatch(e.line.text)
		if m == nil || e.sign != "" {
			return
		}
		c := choiceLabel{kind: letterLabel, sign: fold(m[1])}
		if isDigit(m[1][0]) {
			c.kind = digitLabel
		}
		if !entryFollows(before, c, i, letters) {
			return
		}
		before = c.sign
	}
	for i, e := range list {
		m := bareSign.FindStringSubmatch(e.line.text)
		list[i] = entry{fold(m[1]), e.line.from(len(m[1]) + len(e.line.text[len(m[1]):]) - len(strings.TrimLeft(e.line.text[len(m[1]):], whitespace)))}
	}
}

// withoutFrontRoom takes the room for an answer off the front of an entry.
func withoutFrontRoom(l line) line {
	if m := frontRoom.FindString(l.text); m != "" && len(m) < len(l.text) {
		return l.from(len(m))
	}
	return l
}

// readMatchTable reads a table of two columns, with or without labels and a row
// of titles. Columns that are left empty are room for the answer; one of signs
// between the first list and the signs of the second holds the answers.
func readMatchTable(t page.Table) matchTable {
	var out matchTable
	rows := matchRows(t)
	answered := signColumns(rows, 4, 1, 2)
	signed := answered || signColumns(rows, 3, 1)
	for i, cells := range rows {
		n := len(cells)
		if len(rows) == len(t.Rows) && t.Rows[i].Header || signed && i == 0 && !aloneSign.MatchString(cells[n-2].text) {
			continue
		}
		pair := cells
		switch {
		case signed:
			pair = []line{cells[0], labelInto(cells[n-2], cells[n-1])}
		case n == 4:
			pair = []line{labelInto(cells[0], cells[1]), labelInto(cells[2], cells[3])}
		}
		if len(pair) != 2 {
			return matchTable{}
		}
		if i == 0 && titles(pair, t) {
			continue
		}
		before := len(out.left)
		out.left = appendEntry(out.left, trimRoom(withoutFrontRoom(pair[0])))
		out.right = appendEntry(out.right, trimRoom(withoutFrontRoom(pair[1])))
		if answered && len(out.left) > before {
			out.told = append(out.told, [2]string{"", fold(strings.Trim(cells[1].text, "()."))})
		}
	}
	bareLabelled(out.left, words().letters)
	bareLabelled(out.right, words().letters)
	letterEntries(out.left, false)
	letterEntries(out.right, true)
	for i := range out.told {
		out.told[i][0] = out.left[i].sign
	}
	return out
}

// matchRows are the cells of a table of two lists, without the columns that hold
// nothing; numbers in a column of their own are those of the first list.
func matchRows(t page.Table) [][]line {
	rows := withoutEmptyColumns(t)
	for i, cells := range rows {
		if len(cells) != 3 || i > 0 && strings.Trim(cells[0].text, ".) ") != decimalText(i) {
			return rows
		}
	}
	if len(rows) < 3 || isNumber(rows[0][0].text) {
		return rows
	}
	var out [][]line
	for _, cells := range rows[1:] { // behind the titles
		out = append(out, []line{labelInto(cells[0], cells[1]), cells[2]})
	}
	return out
}

// withoutEmptyColumns are the cells of a table without the columns in which
// nothing stands under the title but room to write.
func withoutEmptyColumns(t page.Table) [][]line {
	rows := make([][]line, len(t.Rows))
	for i, row := range t.Rows {
		rows[i] = cellLines(row)
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

func holdsText(rows [][]line, column int) bool {
	for _, cells := range rows {
		if l := cells[column]; !l.empty() && !isRoom(l.text) {
			return true
		}
	}
	return false
}

// signColumns reports whether rows have so many cells and, under the titles,
// nothing but letters or numbers in some columns; none beside an empty cell, where
// one list is longer.
func signColumns(rows [][]line, n int, columns ...int) bool {
	for i, cells := range rows {
		if len(cells) != n {
			return false
		}
		for _, c := range columns {
			if i > 0 && !aloneSign.MatchString(cells[c].text) && !(cells[c].empty() && cells[c-1].empty()) {
				return false
			}
		}
	}
	return len(rows) > 2
}
