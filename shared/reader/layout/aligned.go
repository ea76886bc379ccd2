package layout

import (
	"unicode/utf8"

	"formwright/shared/page"
)

// The least a table without lines has, so that lines with stops in them are not
// taken for one; two rows are enough for a wide one of short cells, as keys are.
const (
	minColumns  = 3
	minRows     = 3
	wideColumns = 4
	shortCell   = 6  // characters
	longCell    = 60 // characters
)

// column gap is how far apart the cells of a row stand, in sizes.
const columnGap = 1.2

// alignedTables takes tables without lines out of the text of a region.
func (r *region) alignedTables() {
	rows := rowsOf(r.pieces)
	segments := make([][]row, len(rows))
	wide := false
	for i, w := range rows {
		if !r.sheet.isTask(w) {
			segments[i] = w.segments(columnGap)
		}
		wide = wide || len(segments[i]) >= minColumns
	}
	if !wide {
		return
	}
	r.pieces = r.pieces[:0:0]
	for i := 0; i < len(rows); {
		g, n := alignedAt(rows[i:], segments[i:])
		if n == 0 {
			r.pieces = append(r.pieces, rows[i].pieces...)
			i++
			continue
		}
		r.objects = append(r.objects, object{rect: g.rect, grid: g})
		i += n
	}
}

// alignedAt reads a table whose first row is the first of the rows; n is how
// many rows it has on the page, 0 for no table. A row with one cell, or with
// none in the first column, goes on with the cells of the row above.
func alignedAt(rows []row, segments [][]row) (g *grid, n int) {
	if len(segments[0]) < minColumns {
		return nil, 0
	}
	g = &grid{}
	for _, s := range segments[0] {
		g.xs = append(g.xs, s.x0)
	}
	for n < len(rows) && g.takes(rows, segments, n) {
		n++
	}
	if len(g.ys) == 0 || !g.isAligned() {
		return nil, 0
	}
	g.ys = append(g.ys, g.y1)
	return g, n
}

// takes adds row n to the table when its cells stand in the table's columns.
func (g *grid) takes(rows []row, segments [][]row, n int) bool {
	segs := segments[n]
	if len(segs) == 0 || n > 0 && rows[n].base-rows[n-1].base > 2.4*rows[n].size {
		return false
	}
	near := n > 0 && rows[n].base-rows[n-1].base <= 1.45*rows[n].size
	goesOn := len(segs) == 1 || near && segs[0].x0 > g.xs[0]+2*segs[0].size
	if len(segs) == 1 && (!near || labelOf(segs[0].plain()).kind != noLabel) {
		return false
	}
	cols := make([]int, len(segs))
	for i, s := range segs {
		c := g.columnOf(s)
		if c < 0 || i > 0 && c == cols[i-1] || !isCell(s, c == 0) {
			return false
		}
		cols[i] = c
	}
	if !goesOn {
		g.ys = append(g.ys, rows[n].y0)
	}
	for i, s := range segs {
		g.put(cols[i], s)
	}
	g.rect = g.rect.union(rows[n].rect)
	return true
}

// columnOf is the column a segment stands in, -1 when it goes over its side.
func (g *grid) columnOf(s row) int {
	for c := len(g.xs) - 1; c >= 0; c-- {
		if s.x0 >= g.xs[c]-s.size {
			if c+1 < len(g.xs) && s.x1 > g.xs[c+1]-0.3*s.size {
				return -1
			}
			return c
		}
	}
	return -1
}

// isCell reports whether a segment can be the text of a cell: short, and not a
// choice, a question or a line of a form.
func isCell(s row, first bool) bool {
	text := s.plain()
	l := labelOf(text)
	bare := l.end >= len(text)
	for _, p := range s.pieces {
		if p.run.Kind != page.TextRun && p.run.Kind != page.CheckRun || p.run.Marks.Code {
			return false
		}
	}
	return utf8.RuneCountInString(text) <= longCell && (l.kind == noLabel || bare && first && l.kind == numberLabel)
}

// put adds a segment to a cell of the last row.
func (g *grid) put(c int, s row) {
	at := len(g.ys) - 1
	for i := len(g.cells) - 1; i >= 0 && g.cells[i].row == at; i-- {
		if g.cells[i].col == c {
			g.cells[i].pieces = append(g.cells[i].pieces, s.pieces...)
			g.cells[i].rect = g.cells[i].union(s.rect)
			return
		}
	}
	cell := gridCell{row: at, col: c, rows: 1, cols: 1, rect: s.rect, pieces: s.pieces}
	if c+1 < len(g.xs) {
		cell.x1 = g.xs[c+1] - cellPadding
	}
	g.cells = append(g.cells, cell)
}

// isAligned reports whether there are enough rows, filled well enough.
func (g *grid) isAligned() bool {
	rows, cols := len(g.ys), len(g.xs)
	if rows < 2 || len(g.cells)*10 < rows*cols*6 {
		return false
	}
	g.fillUp()
	if rows >= minRows {
		return true
	}
	for _, c := range g.cells {
		if len(c.pieces) == 0 || c.col > 0 && utf8.RuneCountInString(newRow(c.pieces).plain()) > shortCell {
			return false
		}
	}
	return cols >= wideColumns
}

// fillUp adds the cells that are empty, so that every row has all of them.
func (g *grid) fillUp() {
	rows, cols := len(g.ys), len(g.xs)
	full := make([]gridCell, rows*cols)
	for i := range full {
		full[i] = gridCell{row: i / cols, col: i % cols, rows: 1, cols: 1}
	}
	for _, c := range g.cells {
		full[c.row*cols+c.col] = c
	}
	g.cells = full
}
