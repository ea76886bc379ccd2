package docx

import (
	"fmt"

	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// grid is a table being made. Cells that continue one above are counted into
// its span.
type grid struct {
	rows   []page.Row
	above  map[int]cellRef // by column, the cell that a merge would continue
	row    int             // of the source, from 1
	column int
}

type cellRef struct{ row, cell, width int }

// table reads a w:tbl.
func (r *reader) table(el *ooxml.Element, f *flow) {
	at, cell := r.position(), r.story.cell
	at.Paragraph++ // the first one inside
	r.depth++
	outer := r.tableList
	r.tableList = r.styles.tables[el.Child("tblPr").ChildVal("tblStyle")]
	g := &grid{above: map[int]cellRef{}}
	r.tableRows(el, g)
	r.tableList = outer
	r.depth--
	r.story.cell = cell
	if len(g.rows) > 0 {
		f.blocks = append(f.blocks, page.Table{Position: at, Rows: g.rows})
	}
}

func (r *reader) tableRows(el *ooxml.Element, g *grid) {
	for c := el.First; c != nil; c = c.Next {
		switch {
		case c.Is("mc", "AlternateContent"):
			if chosen := branch(c); chosen != nil {
				r.tableRows(chosen, g)
			}
		case c.Space != "w", c.Name == "del", c.Name == "moveFrom", c.Name == "tblPr", c.Name == "tblGrid", c.Name == "sdtPr":
		case c.Name == "tr":
			r.tableRow(c, g)
		case c.Name == "sdt":
			r.controlled(c, func(content *ooxml.Element) { r.tableRows(content, g) })
		case c.Name == "p" || c.Name == "tc" || c.Name == "tbl":
		default:
			r.tableRows(c, g)
		}
	}
}

func (r *reader) tableRow(el *ooxml.Element, g *grid) {
	trPr := el.Child("trPr")
	if trPr.Child("del") != nil || r.ctx.Err() != nil {
		return
	}
	g.row++
	g.column = number(trPr.ChildVal("gridBefore"), 0)
	row := page.Row{}
	if header := trPr.Child("tblHeader"); header != nil {
		row.Header = isOn(header)
	}
	g.rows = append(g.rows, row)
	r.tableCells(el, g)
	if last := len(g.rows) - 1; len(g.rows[last].Cells) == 0 && last == 0 {
		g.rows = g.rows[:last]
	}
}

func (r *reader) tableCells(el *ooxml.Element, g *grid) {
	for c := el.First; c != nil; c = c.Next {
		switch {
		case c.Is("mc", "AlternateContent"):
			if chosen := branch(c); chosen != nil {
				r.tableCells(chosen, g)
			}
		case c.Space != "w", c.Name == "del", c.Name == "moveFrom", c.Name == "trPr", c.Name == "tblPrEx", c.Name == "sdtPr":
		case c.Name == "tc":
			r.tableCell(c, g)
		case c.Name == "sdt":
			r.controlled(c, func(content *ooxml.Element) { r.tableCells(content, g) })
		case c.Name == "p" || c.Name == "tr" || c.Name == "tbl":
		default:
			r.tableCells(c, g)
		}
	}
}

// maxSpan bounds a cell's width; Word itself stops at 63 columns.
const maxSpan = 1000

func (r *reader) tableCell(el *ooxml.Element, g *grid) {
	tcPr := el.Child("tcPr")
	if tcPr.Child("cellDel") != nil {
		return
	}
	width := min(max(number(tcPr.ChildVal("gridSpan"), 1), 1), maxSpan)
	column := g.column
	g.column += width
	r.story.cell = fmt.Sprintf("r%dc%d", g.row, column+1)
	content := &flow{}
	r.blocks(el, content)
	r.flush(content)
	blocks := typeset.Trim(content.blocks)
	if g.continues(tcPr, column, width, blocks) {
		return
	}
	row := &g.rows[len(g.rows)-1]
	row.Cells = append(row.Cells, page.Cell{Blocks: blocks, ColSpan: width, RowSpan: 1, Shading: r.theme.shading(tcPr.Child("shd"))})
	g.above[column] = cellRef{len(g.rows) - 1, len(row.Cells) - 1, width}
}

// continues adds a merged cell to the one it continues, above or to the left.
// Text in it is not lost, though Word would not show it.
func (g *grid) continues(tcPr *ooxml.Element, column, width int, blocks []page.Block) bool {
	if merge := tcPr.Child("hMerge"); merge != nil && merge.Val() != "restart" {
		if cells := g.rows[len(g.rows)-1].Cells; len(cells) > 0 {
			last := &cells[len(cells)-1]
			last.ColSpan += width
			last.Blocks = append(last.Blocks, blocks...)
			return true
		}
	}
	merge := tcPr.Child("vMerge")
	if merge == nil || merge.Val() == "restart" {
		return false
	}
	ref, ok := g.above[column]
	if !ok || ref.width != width {
		return false
	}
	origin := &g.rows[ref.row].Cells[ref.cell]
	if ref.row+origin.RowSpan != len(g.rows)-1 {
		return false // a row between them has another cell there
	}
	origin.RowSpan++
	origin.Blocks = append(origin.Blocks, blocks...)
	return true
}
