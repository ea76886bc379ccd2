package recognize

import (
	"slices"

	"formwright/shared/page"
)

// Bounds of capitals on lines of their own.
const (
	leastLoneRows = 2 // rows of them
	loneWrap      = 3 // lines of a choice
)

// loneCapitals puts capitals that stand alone over the choices they label, "A"
// over "Rome", "B" over "Oslo", in front of them: texts copied from pages and
// cards have them so. Several rows from A on show that they are labels.
func loneCapitals(lines []line) []line {
	at := map[int]bool{}
	rows := 0
	for i := 0; i < len(lines); i++ {
		if row := loneCapitalsFrom(lines[i:]); len(row) >= leastBareLetters {
			rows++
			for _, k := range row {
				at[i+k] = true
			}
			i += row[len(row)-1]
		}
	}
	if rows < leastLoneRows {
		return lines
	}
	out := make([]line, 0, len(lines))
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if at[i] {
			i++
			l = newLine(l, slices.Concat(l.runs, []page.Run{{Text: ". "}}, lines[i].runs))
		}
		out = append(out, l)
	}
	return out
}

// loneCapitalsFrom is the row of capitals A, B, C ... that begins with the first
// line, each over the lines of its choice.
func loneCapitalsFrom(lines []line) []int {
	var row []int
	wrapped := 0
	for k, l := range lines {
		if l.kind != textLine || l.label != nil {
			break
		}
		switch {
		case l.text == string(rune('A'+len(row))) && (k == 0 || wrapped > 0):
			row, wrapped = append(row, k), 0
			continue
		case k == 0 || wrapped == 0 && l.gap:
			return nil
		}
		if wrapped++; len(l.text) == 1 && isASCIILetter(l.text[0]) || wrapped > loneWrap || l.gap {
			break
		}
	}
	if wrapped == 0 && len(row) > 0 {
		row = row[:len(row)-1] // nothing under it
	}
	return row
}
