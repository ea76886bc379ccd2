package flatten

import (
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/richtext"
)

// Bounds of tables whose choices stand below the number of their question.
const (
	leastTickedQuestions = 2
	tickedColumns        = 3 // number, text, tick
)

// tickedRows reads questions with a number in the first column over choices without one, of
// which some are ticked in the last: "1 | Which is red? | ", " | Mars | x", " | Rome | ".
// Every question has choices with and without a tick: rows below a number may be anything else.
func (f *Flattener) tickedRows(t page.Table) bool {
	rows := t.Rows
	if len(rows) > 0 && len(rows[0].Cells) == tickedColumns && lexicon.RoleOf(CellText(rows[0].Cells[0]), lexicon.ColumnRoles()) == lexicon.NumberRole {
		rows = rows[1:]
	}
	questions, choices, ticks := 0, 0, 0
	closed := func() bool { return questions == 0 || choices > ticks && ticks > 0 }
	for _, row := range rows {
		if len(row.Cells) != tickedColumns || CellText(row.Cells[1]) == "" {
			return false
		}
		sign, tick := CellText(row.Cells[0]), CellText(row.Cells[2])
		switch {
		case sign != "":
			if cellNumber(row.Cells[0]) != questions+1 || tick != "" || !closed() {
				return false
			}
			questions, choices, ticks = questions+1, 0, 0
		case questions == 0 || tick != "" && !isSignCell(tick) || f.labelled(firstParagraph(row.Cells[1])):
			return false
		default:
			choices++
			if tick != "" {
				ticks++
			}
		}
	}
	if questions < leastTickedQuestions || !closed() {
		return false
	}
	place := 0
	for _, row := range rows {
		before := CellText(row.Cells[0]) + ". "
		if f.gap = cellNumber(row.Cells[0]) > 0; f.gap {
			place = 0
		} else {
			place++
			before = richtext.Letters(place) + ". "
			if CellText(row.Cells[2]) != "" {
				before = "*" + before
			}
		}
		row.Cells = row.Cells[:2]
		f.pushField(field{row: row, at: t.Position}, page.Run{Text: before})
	}
	return true
}
