package flatten

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
)

// keyPairs stacks a key whose numbers and letters stand in several pairs of columns,
// with titles over each pair or not, "Question | Answer | Question | Answer", as one
// pair in the order of the numbers.
func (f *Flattener) keyPairs(t page.Table) (page.Table, bool) {
	var head []page.Row
	var rows []page.Row
	var numbers []int
	for i, row := range t.Rows {
		if len(row.Cells) < 4 || len(row.Cells)%2 > 0 {
			return t, false
		}
		pairs := slices.Collect(slices.Chunk(row.Cells, 2))
		if i == 0 && sameTitles(pairs) {
			head = []page.Row{withCells(row, pairs[0])}
			continue
		}
		for _, p := range pairs {
			name, value := CellText(p[0]), CellText(p[1])
			if name == "" && value == "" {
				continue
			}
			number, err := strconv.Atoi(strings.Trim(name, "Qq№#. )"))
			if err != nil || value == "" || lexicon.IsNumber(value) || !LetterValue.MatchString(value) && !f.underKey() {
				return t, false
			}
			rows, numbers = append(rows, withCells(row, p)), append(numbers, number)
		}
	}
	order := make([]int, len(numbers))
	for i, n := range numbers {
		at := n - slices.Min(numbers)
		if at >= len(order) || order[at] > 0 {
			return t, false
		}
		order[at] = i + 1
	}
	if len(order) <= len(t.Rows) {
		return t, false
	}
	t.Rows = head
	for _, i := range order {
		t.Rows = append(t.Rows, rows[i-1])
	}
	return t, true
}

func withCells(row page.Row, cells []page.Cell) page.Row {
	row.Cells = cells
	return row
}

// sameTitles reports whether all pairs of cells say the same words.
func sameTitles(pairs [][]page.Cell) bool {
	for _, p := range pairs {
		for k, c := range p {
			if text := CellText(c); !hasLetter(text) || text != CellText(pairs[0][k]) {
				return false
			}
		}
	}
	return true
}
