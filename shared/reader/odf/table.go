package odf

import (
	"fmt"

	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// The bounds of tables. A few bytes can ask for a million repeated cells.
const (
	maxRows    = 20_000
	maxColumns = 64
	maxCells   = 200_000
)

// grid is a table being made.
type grid struct {
	rows   []page.Row
	name   func(row, column int) string // of a cell, from 1
	sheet  bool
	row    int // of the source, from 0
	until  int // rows before this one are spanned by a cell above
	header bool
	cut    bool // more stood there than the bounds allow
}

// table reads a table in a text.
func (r *reader) table(el *ooxml.Element, f *flow) {
	at := r.at
	at.Paragraph++ // the first one inside
	g := &grid{name: func(row, column int) string { return fmt.Sprintf("r%dc%d", row, column) }}
	cell := r.at.Cell
	r.depth++
	r.tableRows(el, g)
	r.depth--
	r.at.Cell = cell
	if len(g.rows) > 0 {
		f.add(page.Table{Position: at, Rows: g.rows})
	}
}

func (r *reader) tableRows(el *ooxml.Element, g *grid) {
	for c := range kids(el) {
		switch c.Name {
		case "table-row":
			r.tableRow(c, g)
		case "table-header-rows":
			g.header = true
			r.tableRows(c, g)
			g.header = false
		case "table-rows", "table-row-group":
			r.tableRows(c, g)
		}
	}
}

// tableRow reads a row as often as it stands there. Empty rows of a sheet are
// counted and left out, but for those that a cell above spans.
func (r *reader) tableRow(el *ooxml.Element, g *grid) {
	repeat := max(number(el.Attr("number-rows-repeated"), 1), 1)
	if g.sheet && !filled(el) && g.row >= g.until {
		g.row += repeat
		return
	}
	for range repeat {
		if g.row >= maxRows || r.full() {
			g.cut = true
			return
		}
		row := page.Row{Header: g.header}
		r.tableCells(el, g, &row)
		g.rows = append(g.rows, row)
		g.row++
		if g.sheet && !filled(el) && g.row >= g.until {
			g.row += repeat // at least; nothing stands in the others
			return
		}
	}
}

// filled reports whether there is anything in an element but spaces.
func filled(el *ooxml.Element) bool {
	for c := el.First; c != nil; c = c.Next {
		switch {
		case c.Name == "annotation":
		case c.Name == "" && len(c.Text) > 0, c.Name == "image", c.Name == "object", c.Name == "control", filled(c):
			return true
		}
	}
	return false
}

func (r *reader) tableCells(el *ooxml.Element, g *grid, row *page.Row) {
	column, empty := 0, 0
	for c := range kids(el) {
		if c.Name != "table-cell" && c.Name != "covered-table-cell" {
			continue
		}
		repeat := max(number(c.Attr("number-columns-repeated"), 1), 1)
		if c.Name == "covered-table-cell" {
			column += min(repeat, maxColumns)
			continue
		}
		blank := g.sheet && !filled(c) && c.Attr("number-columns-spanned") == "" && c.Attr("number-rows-spanned") == ""
		for range repeat {
			if column >= maxColumns {
				g.cut = g.cut || !blank
				break
			}
			column++
			r.cells++
			if blank { // kept only before another cell
				empty++
				continue
			}
			for ; empty > 0; empty-- {
				row.Cells = append(row.Cells, page.Cell{ColSpan: 1, RowSpan: 1})
			}
			row.Cells = append(row.Cells, r.cell(c, g, column))
			if r.full() {
				return
			}
		}
	}
}

func (r *reader) cell(el *ooxml.Element, g *grid, column int) page.Cell {
	r.at.Cell = g.name(g.row+1, column)
	c := page.Cell{ColSpan: span(el, "number-columns-spanned", maxColumns), RowSpan: span(el, "number-rows-spanned", maxRows)}
	g.until = max(g.until, g.row+c.RowSpan)
	c.Shading = shown(r.styles.find("table-cell", el.Attr("style-name")).shading)
	inside := &flow{}
	r.blocks(el, inside)
	c.Blocks = typeset.Trim(inside.blocks)
	if g.sheet {
		r.dress(c.Blocks, el.Attr("style-name"))
	}
	return c
}

// dress sets the paragraphs of a sheet's cell as the cell's style says.
func (r *reader) dress(blocks []page.Block, name string) {
	m := r.styles.find("table-cell", name).characters.marks("")
	for _, b := range blocks {
		p, ok := b.(page.Paragraph)
		if !ok {
			continue
		}
		for i := range p.Runs {
			own := &p.Runs[i].Marks
			own.Bold, own.Italic = own.Bold || m.Bold, own.Italic || m.Italic
			own.Underline, own.Strike = own.Underline || m.Underline, own.Strike || m.Strike
			if own.Color == "" {
				own.Color = m.Color
			}
		}
	}
}

func span(el *ooxml.Element, name string, most int) int {
	return min(max(number(el.Attr(name), 1), 1), most)
}
