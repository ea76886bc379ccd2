package recognize

import (
	"strconv"
	"strings"

	"formwright/shared/page"
)

// leastGraded is how many tasks a table for the marker lists.
const leastGraded = 2

// isGradeTable reports whether a table is the one on the cover of a paper that
// the marker fills in: the numbers of the tasks from 1 on in one row, an empty
// row below it, and at most figures in the others.
func isGradeTable(t page.Table) bool {
	counts, open := false, false
	for _, row := range t.Rows {
		if len(row.Cells) <= leastGraded {
			return false
		}
		numbers, words, figures := 0, 0, 0
		for _, c := range row.Cells[1:] {
			text := cellText(c)
			switch n, err := strconv.Atoi(text); {
			case text == "":
			case err == nil && n == numbers+1 && figures == numbers:
				numbers++
				figures++
			case strings.Trim(text, "0123456789.,/-–½ ") == "":
				figures++
			default:
				words++
			}
		}
		switch {
		case numbers >= leastGraded && figures == numbers && words <= 1 && !counts:
			counts = true
		case words > 0:
			return false
		case figures == 0:
			open = true
		}
	}
	return counts && open
}
