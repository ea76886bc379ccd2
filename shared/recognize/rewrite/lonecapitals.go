package rewrite

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of capitals on lines of their own.
const (
	leastLoneRows = 2 // rows of them
	loneWrap      = 3 // lines of a choice
)

// LoneCapitals puts capitals that stand alone over the choices they label, "A"
// over "Rome", "B" over "Oslo", in front of them: texts copied from pages and
// cards have them so. Several rows from A on show that they are labels.
func LoneCapitals(lines []line.Line) []line.Line {
	at := map[int]bool{}
	rows := 0
	for i := 0; i < len(lines); i++ {
		if row := loneCapitalsFrom(lines[i:]); len(row) >= flatten.LeastBareLetters {
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
	out := make([]line.Line, 0, len(lines))
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if at[i] {
			i++
			l = line.NewLine(l, slices.Concat(l.Runs, []page.Run{{Text: ". "}}, lines[i].Runs))
		}
		out = append(out, l)
	}
	return out
}

// loneCapitalsFrom is the row of capitals A, B, C ... that begins with the first
// line, each over the lines of its choice.
func loneCapitalsFrom(lines []line.Line) []int {
	var row []int
	wrapped := 0
	for k, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			break
		}
		switch {
		case l.Text == string(rune('A'+len(row))) && (k == 0 || wrapped > 0):
			row, wrapped = append(row, k), 0
			continue
		case k == 0 || wrapped == 0 && l.Gap:
			return nil
		}
		if wrapped++; len(l.Text) == 1 && lexicon.IsASCIILetter(l.Text[0]) || wrapped > loneWrap || l.Gap {
			break
		}
	}
	if wrapped == 0 && len(row) > 0 {
		row = row[:len(row)-1] // nothing under it
	}
	return row
}
