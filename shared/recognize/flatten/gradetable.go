package flatten

import (
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
)

// leastGraded is how many tasks a table for the marker lists.
const leastGraded = 2

// isGradeTable reports whether a table is the one on the cover of a paper that
// the marker fills in: the numbers of the tasks from 1 on in one row, an empty
// row below it, and at most figures in the others. Many tasks are counted on in
// rows further down.
func isGradeTable(t page.Table) bool {
	tasks, counts, open := 0, false, pricesTasks(t)
	for _, row := range t.Rows {
		if len(row.Cells) <= leastGraded {
			return false
		}
		numbers, words, figures := 0, 0, 0
		for _, c := range numberCells(row) {
			text := withoutWorth(CellText(c))
			switch n, err := strconv.Atoi(text); {
			case text == "":
			case err == nil && n == tasks+numbers+1 && figures == numbers:
				numbers++
				figures++
			case strings.Trim(text, "0123456789.,/-–½ ") == "":
				figures++
			default:
				words++
			}
		}
		switch {
		case numbers >= leastGraded && figures == numbers && words <= 1 && (!counts || open):
			counts = true
			tasks += numbers
		case words > 0:
			return false
		case figures == 0:
			open = true
		}
	}
	return counts && open
}

// numberCells are the cells of a row behind its heading, if it has one.
func numberCells(row page.Row) []page.Cell {
	if first := withoutWorth(CellText(row.Cells[0])); first != "" && strings.Trim(first, "0123456789") == "" {
		return row.Cells
	}
	return row.Cells[1:]
}

// pricesTasks reports whether a table says what each task is worth under its
// number, "1 (25 points) | 2 (25 points)": it needs no empty row to be one.
func pricesTasks(t page.Table) bool {
	if len(t.Rows) == 0 {
		return false
	}
	priced, cells := 0, t.Rows[0].Cells
	for _, c := range cells {
		if text := CellText(c); text != "" && text != withoutWorth(text) {
			priced++
		}
	}
	return priced > leastGraded && priced+1 >= len(cells)
}

// withoutWorth is the number of a task without its points.
func withoutWorth(text string) string {
	if at := line.BracketPoints.FindStringIndex(text); at != nil && at[0] > 0 && at[1] == len(text) {
		return strings.TrimSpace(text[:at[0]])
	}
	return text
}
