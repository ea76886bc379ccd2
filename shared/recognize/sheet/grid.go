package sheet

import (
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// sheetCell is one cell of a sheet with the lines a person sees in it.
type sheetCell struct {
	lines []line.Line
	text  string // of all lines, with \n between them
	pos   finding.Position
	under bool // it lies under the merged cell above or beside it
	wide  bool // it is merged over several columns
}

func (c sheetCell) empty() bool { return len(c.lines) == 0 }

// Grid is a sheet as rows of as many cells each.
type Grid struct {
	name  string
	rows  [][]sheetCell
	width int
}

// sheetAddress is the place of a cell in a sheet. Cells of tables in other
// documents are numbered in another way.
var sheetAddress = pattern.New(`^[A-Z]{1,3}\d+$`)

// GridsOf gives the sheets of a spreadsheet, none for any other document.
func GridsOf(doc page.Document) []Grid {
	var out []Grid
	for _, b := range doc.Blocks {
		switch b := b.(type) {
		case page.Break:
		case page.Table:
			if !isSheet(b) {
				return nil
			}
			out = append(out, gridOf(b).upright().labelRecords().titled())
		default:
			return nil
		}
	}
	return out
}

func isSheet(t page.Table) bool {
	for _, row := range t.Rows {
		for _, c := range row.Cells {
			if len(c.Blocks) > 0 {
				return sheetAddress.MatchString(c.Blocks[0].Pos().Cell)
			}
		}
	}
	return false
}

// gridOf puts every cell into its column, whatever is merged before or above it.
func gridOf(t page.Table) Grid {
	g := Grid{name: t.Position.Part}
	for _, row := range t.Rows {
		n := 0
		for _, c := range row.Cells {
			n += max(c.ColSpan, 1)
		}
		g.width = max(g.width, n)
	}
	under := make([]int, g.width) // rows that a merged cell above still covers
	for _, row := range t.Rows {
		g.rows = append(g.rows, layRow(row, under))
	}
	return g
}

// layRow puts the cells of one row into their columns and keeps count of the
// rows that merged ones cover.
func layRow(row page.Row, under []int) []sheetCell {
	cells := make([]sheetCell, len(under))
	for i, n := range under {
		if n > 0 {
			cells[i].under = true
			under[i]--
		}
	}
	col := 0
	for _, c := range row.Cells {
		for col < len(cells) && cells[col].under {
			col++
		}
		if col >= len(cells) {
			break
		}
		cells[col] = sheetCellOf(c)
		for k := col; k < min(col+max(c.ColSpan, 1), len(cells)); k++ {
			cells[k].under = k > col
			under[k] = max(c.RowSpan, 1) - 1
		}
		col += max(c.ColSpan, 1)
	}
	return cells
}

func sheetCellOf(c page.Cell) sheetCell {
	out := sheetCell{wide: c.ColSpan > 1}
	if len(c.Blocks) == 0 {
		return out
	}
	f := &flatten.Flattener{Cell: true, Shade: c.Shading}
	for _, b := range c.Blocks {
		if out.pos.IsZero() {
			out.pos = b.Pos()
		}
		f.Add(b)
	}
	for i, l := range f.Lines {
		l.Gap, l.Soft = false, i > 0
		f.Lines[i] = l
	}
	out.lines = f.Lines
	if len(f.Lines) == 1 {
		out.text = f.Lines[0].Text
		return out
	}
	texts := make([]string, len(f.Lines))
	for i, l := range f.Lines {
		texts[i] = l.Text
	}
	out.text = strings.TrimSpace(strings.Join(texts, "\n"))
	return out
}

// filled lists the columns of a row that show something.
func filled(row []sheetCell) []int {
	var out []int
	for i, c := range row {
		if !c.empty() {
			out = append(out, i)
		}
	}
	return out
}

// texts lists what the cells of a column show between two rows.
func (g Grid) texts(col, from, to int) []string {
	var out []string
	for _, row := range g.rows[from:to] {
		if !row[col].empty() {
			out = append(out, row[col].text)
		}
	}
	return out
}
