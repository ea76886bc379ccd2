package rtf

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// maxColumns bounds a row.
const maxColumns = 256

// rowShape is what \trowd and the words behind it say of a row.
type rowShape struct {
	cells  []cellShape
	next   cellShape // what was said of the cell whose edge comes next
	header bool
}

// cellShape is what is said of a cell.
type cellShape struct {
	edge       int // the right one, in twips
	shading    string
	goesOn     bool // merged into the one to the left
	goesOnDown bool // merged into the one above
}

// tableRow is a row of the table being made.
type tableRow struct {
	shape rowShape
	cells []page.Cell
}

// word reads a control word about the row.
func (s *rowShape) word(t token, r *reader) {
	switch t.word {
	case "trhdr":
		s.header = true
	case "clcbpat":
		s.next.shading = typeset.Paper(r.colour(t.number))
	case "clmrg":
		s.next.goesOn = true
	case "clvmrg":
		s.next.goesOnDown = true
	case "cellx":
		if len(s.cells) < maxColumns {
			s.next.edge = t.number
			s.cells = append(s.cells, s.next)
		}
		s.next = cellShape{}
	}
}

// endCell ends a cell.
func (r *reader) endCell() {
	if r.now.place != bodyPlace {
		return
	}
	r.now.para.inTable = true
	r.finish(false)
	s := r.story
	if len(s.cells) < maxColumns {
		s.cells = append(s.cells, page.Cell{Blocks: typeset.Trim(s.cell), ColSpan: 1, RowSpan: 1})
	}
	s.cell = nil
}

// endRow ends a row.
func (r *reader) endRow() {
	s := r.story
	if len(s.cell) > 0 {
		r.endCell()
	}
	if len(s.cells) > 0 {
		shape := s.row
		shape.cells = slices.Clone(shape.cells)
		s.rows = append(s.rows, tableRow{shape: shape, cells: s.cells})
	}
	s.cells = nil
}

// endTable adds the table that the rows so far make.
func (r *reader) endTable() {
	s := r.story
	if len(s.cell) > 0 || len(s.cells) > 0 {
		r.endRow()
	}
	if len(s.rows) == 0 {
		return
	}
	rows := s.rows
	s.rows = nil
	t := page.Table{Position: r.at}
	edges := edgesOf(rows)
	above := map[int]*page.Cell{} // by left edge, the cell that a merge would continue
	for i := range rows {
		t.Rows = append(t.Rows, rows[i].page(edges, above))
	}
	for i, row := range t.Rows {
		if len(row.Cells) > 0 && len(row.Cells[0].Blocks) > 0 {
			t.Position = t.Rows[i].Cells[0].Blocks[0].Pos()
			t.Position.Cell = ""
			break
		}
	}
	s.blocks = append(s.blocks, t)
}

// edgesOf collects where cells of any row end, those that hardly differ once.
func edgesOf(rows []tableRow) []int {
	var all, edges []int
	for _, row := range rows {
		for _, c := range row.shape.cells {
			all = append(all, c.edge)
		}
	}
	slices.Sort(all)
	const tolerance = 30
	for _, e := range all {
		if n := len(edges); n == 0 || e-edges[n-1] > tolerance {
			edges = append(edges, e)
		}
	}
	return edges
}

// page makes a row of a table, merged cells joined.
func (row *tableRow) page(edges []int, above map[int]*page.Cell) page.Row {
	out := page.Row{Header: row.shape.header}
	out.Cells = make([]page.Cell, 0, len(row.cells)) // its cells stay in place
	left := 0
	for i, c := range row.cells {
		var shape cellShape
		column := i
		if i < len(row.shape.cells) {
			shape = row.shape.cells[i]
			column, _ = slices.BinarySearch(edges, shape.edge-30)
		}
		width := max(column+1-left, 1)
		start := left
		left += width
		switch origin := above[start]; {
		case shape.goesOn && len(out.Cells) > 0:
			last := &out.Cells[len(out.Cells)-1]
			last.ColSpan += width
			last.Blocks = append(last.Blocks, c.Blocks...)
			continue
		case shape.goesOnDown && origin != nil:
			origin.RowSpan++
			origin.Blocks = append(origin.Blocks, c.Blocks...)
			continue
		}
		c.ColSpan, c.Shading = width, shape.shading
		out.Cells = append(out.Cells, c)
		above[start] = &out.Cells[len(out.Cells)-1]
	}
	return out
}
