package flatten

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastGraded is how many tasks a table for the marker lists.
const leastGraded = 2

// isGradeTable reports whether a table is the one on the cover of a paper that
// the marker fills in: the numbers of the tasks from 1 on in one row, an empty
// row below it, and at most figures in the others. Many tasks are counted on in
// rows further down, parts of tasks as "1.1". Tasks one below the other have what
// they are worth beside them, and room.
func isGradeTable(t page.Table) bool {
	if down, ok := turned(t); ok && len(down.Rows) > leastGraded && isWorths(down.Rows[1]) && gradesTasks(down) {
		return true
	}
	return gradesTasks(t)
}

// turned is a table with its rows as columns; ok is false where cells go over several.
func turned(t page.Table) (out page.Table, ok bool) {
	for r, row := range t.Rows {
		if len(row.Cells) != len(t.Rows[0].Cells) {
			return page.Table{}, false
		}
		for c, cell := range row.Cells {
			if cell.ColSpan > 1 || cell.RowSpan > 1 {
				return page.Table{}, false
			}
			if r == 0 {
				out.Rows = append(out.Rows, page.Row{})
			}
			out.Rows[c].Cells = append(out.Rows[c].Cells, cell)
		}
	}
	return out, true
}

// isWorths reports whether a row holds figures alone behind its title.
func isWorths(row page.Row) bool {
	return !slices.ContainsFunc(row.Cells[1:], func(c page.Cell) bool { return !figures.MatchString(CellText(c)) })
}

// gradesTasks reports whether the tasks of a table stand beside each other for the
// marker.
func gradesTasks(t page.Table) bool {
	last := ""
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
			case err == nil && n == tasks+numbers+1 && figures == numbers, dottedTask.MatchString(text) && figures == numbers && (last == "" || nextTask(last, text)):
				last = text
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

// dottedTask is the number of a part of a task: "2.1."
var dottedTask = pattern.New(`^\d{1,2}\.\d{1,2}\.?$`)

// nextTask reports whether one part of a task, or the first of the next task, is the
// next behind another: "2.2" or "3.1" behind "2.1".
func nextTask(before, text string) bool {
	var a, b, c, d int
	if _, err := fmt.Sscanf(before, "%d.%d", &a, &b); err != nil {
		return false
	}
	if _, err := fmt.Sscanf(text, "%d.%d", &c, &d); err != nil {
		return false
	}
	return c == a && d == b+1 || c == a+1 && d == 1
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

// skillTitle is over the skills that a French sheet is marked by, and skillLevel over how
// well each is mastered.
var (
	skillTitle = pattern.New(`(?i)^\s*(?:compétences?(?:\s(?:évaluées?|travaillées?))?|domaines?|critères?)\s*:?\s*$`)
	skillLevel = pattern.New(`(?i)^\s*(?:m\.?i\.?|m\.?f\.?|m\.?s\.?|t\.?b\.?m\.?|(?:maîtrise\s)?(?:insuff(?:\.|isante?)|fragile|satisf(?:\.|aisante?))|t(?:\.|rès)\s?b(?:\.|onne?)(?:\smaîtrise)?|(?:non\s|en\scours\sd['’]|partiellement\s)?(?:acquise?|acquisition)|n\.?a\.?|e\.?c\.?a\.?|p\.?a\.?|a\.?|expert|dépassé|atteint|non atteint)\s*$`)
)

// isSkillTable reports whether a table has the skills of a sheet with boxes for how well
// each is mastered, which the marker ticks.
func isSkillTable(t page.Table) bool {
	if len(t.Rows) < 2 || len(t.Rows[0].Cells) <= leastGraded {
		return false
	}
	for i, c := range t.Rows[0].Cells {
		if text := CellText(c); i == 0 && !skillTitle.MatchString(text) || i > 0 && !skillLevel.MatchString(text) {
			return false
		}
	}
	for _, row := range t.Rows[1:] {
		if slices.ContainsFunc(row.Cells[min(1, len(row.Cells)):], func(c page.Cell) bool { return strings.Trim(CellText(c), "□☐⬜◻○ ") != "" }) {
			return false
		}
	}
	return true
}
