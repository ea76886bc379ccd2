package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
)

// paperHead is what the heads of the last paper in a table said of its columns.
type paperHead struct {
	roles []lexicon.Role
	last  int // number of a question
	lines int // there were behind it
}

// paperGoesOn gives the rows of a table without heads that goes on with the paper of the
// one right before it, as where a page has cut it: as many columns, but for empty ones,
// and the next number. nil for any other.
func (f *Flattener) paperGoesOn(t page.Table) ([]lexicon.Role, []page.Row) {
	if len(t.Rows) == 0 || f.paper.last == 0 || f.paper.lines != len(f.Lines) {
		return nil, nil
	}
	t = withoutBlankColumns(t)
	first := t.Rows[0].Cells
	if len(first) != len(f.paper.roles) || f.paper.roles[0] != lexicon.NumberRole || cellNumber(first[0]) != f.paper.last+1 {
		return nil, nil
	}
	return f.paper.roles, t.Rows
}

// lastCounted is the last number in the column of numbers, 0 without one.
func lastCounted(rows []page.Row, roles []lexicon.Role) int {
	last := 0
	for _, row := range rows {
		if len(row.Cells) == len(roles) && roles[0] == lexicon.NumberRole {
			if n := cellNumber(row.Cells[0]); n > 0 {
				last = n
			}
		}
	}
	return last
}

// cellNumber is the number that is all of a cell, 0 for none.
func cellNumber(c page.Cell) int { return numberOf(CellText(c)) }

// numberOf is the number that is all of a text, 0 for none.
func numberOf(text string) int {
	n, _ := lexicon.JustNumber(strings.TrimRight(lexicon.DecimalDigits(text), ".) "))
	return n
}

// withoutBlankRows is a table without the rows that hold nothing.
func withoutBlankRows(t page.Table) page.Table {
	var rows []page.Row
	for _, row := range t.Rows {
		for _, c := range row.Cells {
			if !isEmptyCell(c) {
				rows = append(rows, row)
				break
			}
		}
	}
	t.Rows = rows
	return t
}

// withoutBlankColumns is a table without the columns that hold nothing, where all its
// rows have as many cells.
func withoutBlankColumns(t page.Table) page.Table {
	filled := make([]bool, len(t.Rows[0].Cells))
	for _, row := range t.Rows {
		if len(row.Cells) != len(filled) {
			return t
		}
		for i, c := range row.Cells {
			filled[i] = filled[i] || !isEmptyCell(c)
		}
	}
	rows := make([]page.Row, len(t.Rows))
	for r, row := range t.Rows {
		rows[r] = row
		rows[r].Cells = nil
		for i, c := range row.Cells {
			if filled[i] {
				rows[r].Cells = append(rows[r].Cells, c)
			}
		}
	}
	t.Rows = rows
	return t
}

// isEmptyCell reports whether a cell shows nothing: no word, number, box or picture.
func isEmptyCell(c page.Cell) bool {
	for _, b := range c.Blocks {
		p, ok := b.(page.Paragraph)
		if !ok || p.Label != nil || strings.TrimSpace(p.Text()) != "" {
			return false
		}
		for _, run := range p.Runs {
			if run.Kind == page.ImageRun || run.Kind == page.FormulaRun || run.Kind == page.CheckRun {
				return false
			}
		}
	}
	return true
}
