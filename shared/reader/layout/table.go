package layout

import (
	"slices"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
)

// table makes the block of a grid; every cell is laid out like a small page.
func (l *layout) table(g *grid, s *sheet) page.Table {
	t := page.Table{Position: finding.Position{Page: s.number, Box: g.box()}}
	rows := make([][]*gridCell, len(g.ys)-1)
	for i := range g.cells {
		c := &g.cells[i]
		rows[c.row] = append(rows[c.row], c)
	}
	for _, cells := range rows {
		within := [][]*gridCell{cells}
		if lines := rowsWithin(cells); lines != nil {
			within = lines
		}
		for _, cells := range within {
			var r page.Row
			for _, c := range cells {
				r.Cells = append(r.Cells, page.Cell{Blocks: l.cell(c, s), ColSpan: c.cols, RowSpan: c.rows, Shading: c.shading})
			}
			t.Rows = append(t.Rows, r)
		}
	}
	t.Rows = withoutEmpty(t.Rows)
	if right, left := letters(g.text()...); right > left {
		for _, r := range t.Rows {
			slices.Reverse(r.Cells) // the first column is the one at the right
		}
	}
	if len(t.Rows) > 1 {
		t.Rows[0].Header = stands(t.Rows[0], t.Rows[1:])
	}
	return t
}

// text is all that stands in the cells.
func (g *grid) text() []piece {
	var out []piece
	for _, c := range g.cells {
		out = append(out, c.pieces...)
	}
	return out
}

// table adds a table. One that goes on at the top of the next page is one table.
func (b *builder) table(g *grid) {
	t := b.layout.table(g, b.area.sheet)
	n := len(b.blocks) - 1
	if n >= 0 && b.grid != nil && b.gridAt == n && goesOn(b.grid, g, b.area.sheet.scanned) && t.Position.Page == b.gridPage+1 {
		before := b.blocks[n].(page.Table)
		rows := t.Rows
		if len(before.Rows) > 0 && len(rows) > 1 && rowPlain(rows[0]) == rowPlain(before.Rows[0]) {
			rows = rows[1:] // the header again
		}
		before.Rows = mendSplit(before.Rows, rows)
		b.blocks[n] = before
	} else {
		b.add(t, 0)
		n++
	}
	b.grid, b.gridAt, b.gridPage = g, n, t.Position.Page
}

// How far a page may lie from the one before on a scanner or before a camera, in
// points, by what part it may be larger, and how far its columns are from where those
// of a page seen straight would be, as a part of the table's width.
const (
	movedPage   = 60
	scaledPage  = 0.1
	aslantTable = 0.02
)

// goesOn reports whether two tables have the same columns, of scanned pages whatever
// their place and size on the pictures.
func goesOn(a, b *grid, scanned bool) bool {
	if len(a.xs) != len(b.xs) {
		return false
	}
	last := len(a.xs) - 1
	move, scale, far := 0.0, 1.0, 3.0
	if scanned && last > 0 {
		scale = (b.xs[last] - b.xs[0]) / (a.xs[last] - a.xs[0])
		move = b.xs[0] - scale*a.xs[0]
		far = max(far, aslantTable*(b.xs[last]-b.xs[0]))
		if abs(b.xs[0]-a.xs[0]) > movedPage || abs(scale-1) > scaledPage {
			return false
		}
	}
	for i := range a.xs {
		if abs(scale*a.xs[i]+move-b.xs[i]) > far {
			return false
		}
	}
	return true
}

func rowPlain(r page.Row) string {
	var b strings.Builder
	for _, c := range r.Cells {
		for _, block := range c.Blocks {
			if p, ok := block.(page.Paragraph); ok {
				b.WriteString(p.Text())
			}
		}
		b.WriteByte('\t')
	}
	return b.String()
}

// cellPadding is the usual distance of text from the lines of its cell.
const cellPadding = 3

func (l *layout) cell(c *gridCell, s *sheet) []page.Block {
	r := &region{sheet: s, pieces: c.pieces, objects: c.objects, key: "cell"}
	r.prepare()
	r.left, r.right = c.x0+cellPadding, c.x1-cellPadding
	for _, n := range r.lines {
		r.left = min(r.left, n.x0)
		n.place(r.left, r.right)
	}
	b := &builder{layout: l}
	b.region(r)
	b.finish()
	return b.blocks
}

// withoutEmpty drops rows all of whose cells begin in a row above: lines drawn
// twice make them.
func withoutEmpty(rows []page.Row) []page.Row {
	out := rows[:0]
	for _, r := range rows {
		if len(r.Cells) > 0 {
			out = append(out, r)
		}
	}
	return out
}

// stands reports whether a row is set apart as a header: all bold or shaded,
// and the others are not.
func stands(first page.Row, rest []page.Row) bool {
	apart := func(bold bool) bool {
		if !allCells(first, bold) {
			return false
		}
		for _, r := range rest {
			if allCells(r, bold) {
				return false
			}
		}
		return true
	}
	return apart(true) || apart(false)
}

// allCells reports whether every cell with text is bold, or shaded.
func allCells(r page.Row, bold bool) bool {
	found := false
	for _, c := range r.Cells {
		for _, b := range c.Blocks {
			p, ok := b.(page.Paragraph)
			if !ok || strings.TrimSpace(p.Text()) == "" {
				continue
			}
			found = true
			if !bold && c.Shading == "" || bold && !isBold(p) {
				return false
			}
		}
	}
	return found
}

func isBold(p page.Paragraph) bool {
	for _, r := range p.Runs {
		if r.Kind == page.TextRun && strings.TrimSpace(r.Text) != "" && !r.Marks.Bold {
			return false
		}
	}
	return true
}
