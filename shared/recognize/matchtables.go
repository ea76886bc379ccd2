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

// readMatchTable reads a table of two columns, with or without labels and a row
// of titles. Columns that are left empty are room for the answer; one of signs
// between the first list and the signs of the second holds the answers.
func readMatchTable(t page.Table) matchTable {
	var out matchTable
	rows := withoutEmptyColumns(t)
	answered := signColumns(rows, 4, 1, 2)
	signed := answered || signColumns(rows, 3, 1)
	for i, cells := range rows {
		n := len(cells)
		if t.Rows[i].Header || signed && i == 0 && !aloneSign.MatchString(cells[n-2].text) {
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
		out.left = appendEntry(out.left, pair[0])
		out.right = appendEntry(out.right, pair[1])
		if answered && len(out.left) > before {
			out.told = append(out.told, [2]string{"", fold(strings.Trim(cells[1].text, "()."))})
		}
	}
	letterEntries(out.left, false)
	letterEntries(out.right, true)
	for i := range out.told {
		out.told[i][0] = out.left[i].sign
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
