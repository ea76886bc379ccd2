package word

import (
	"strconv"
	"strings"

	"formwright/shared/richtext"
)

// maxColumns is what a Word table holds.
const maxColumns = 63

// grid is a table laid out in columns: spanned-over places filled in.
type grid struct {
	rows    [][]place
	columns int
}

// place is a cell of the grid. below says that it continues the cell above.
type place struct {
	cell  richtext.Cell
	span  int
	tall  bool // begins a cell of several rows
	below bool
}

func gridOf(t richtext.Table) grid {
	var g grid
	open := map[int]struct{ rows, span int }{} // column -> what hangs into it
	for i, row := range t.Rows {
		var places []place
		at := 0
		hanging := func() {
			for o := open[at]; o.rows > 0; o = open[at] {
				places = append(places, place{span: o.span, below: true})
				o.rows--
				open[at] = o
				at += o.span
			}
		}
		for _, cell := range row.Cells {
			hanging()
			p := place{cell: cell, span: min(max(cell.ColSpan, 1), max(maxColumns-at, 1))}
			if rows := min(cell.RowSpan, len(t.Rows)-i); rows > 1 {
				p.tall = true
				open[at] = struct{ rows, span int }{rows - 1, p.span}
			}
			places = append(places, p)
			at += p.span
		}
		hanging()
		g.rows = append(g.rows, places)
		g.columns = max(g.columns, at)
	}
	return g
}

func (d *document) table(t richtext.Table, f flow, keep bool) {
	g := gridOf(t)
	if g.columns == 0 {
		return
	}
	width := (d.textWidth() - f.indent) / g.columns
	d.startTable("ContentTable", f.indent, g.columns, width)
	for _, row := range g.rows {
		if len(row) > 0 {
			d.row(row, g.columns, width, keep)
		}
	}
	d.endTable(keep)
}

// endTable closes a table with an empty paragraph: tables that touch become one,
// and a cell may not end in a table.
func (d *document) endTable(keep bool) {
	d.body.WriteString("</w:tbl>\n")
	d.paragraph(layout{style: "Gap", keep: keep})
}

func (d *document) startTable(style string, indent, columns, width int) {
	visual := ""
	if d.rtl {
		visual = "<w:bidiVisual/>"
	}
	d.body.WriteString(`<w:tbl><w:tblPr><w:tblStyle w:val="` + style + `"/>` + visual + `<w:tblW w:w="` + strconv.Itoa(columns*width) +
		`" w:type="dxa"/><w:tblInd w:w="` + strconv.Itoa(indent) + `" w:type="dxa"/></w:tblPr><w:tblGrid>` +
		strings.Repeat(`<w:gridCol w:w="`+strconv.Itoa(width)+`"/>`, columns) + "</w:tblGrid>\n")
}

func (d *document) row(places []place, columns, width int, keep bool) {
	used, header := 0, true
	for _, p := range places {
		used += p.span
		header = header && p.cell.Header
	}
	d.body.WriteString("<w:tr><w:trPr>")
	if used < columns {
		d.body.WriteString(`<w:gridAfter w:val="` + strconv.Itoa(columns-used) + `"/>`)
	}
	d.body.WriteString("<w:cantSplit/>")
	if header {
		d.body.WriteString("<w:tblHeader/>")
	}
	d.body.WriteString("</w:trPr>")
	for _, p := range places {
		d.place(p, width, keep)
	}
	d.body.WriteString("</w:tr>\n")
}

func (d *document) place(p place, width int, keep bool) {
	b := &d.body
	b.WriteString(`<w:tc><w:tcPr><w:tcW w:w="` + strconv.Itoa(p.span*width) + `" w:type="dxa"/>`)
	if p.span > 1 {
		b.WriteString(`<w:gridSpan w:val="` + strconv.Itoa(p.span) + `"/>`)
	}
	switch {
	case p.tall:
		b.WriteString(`<w:vMerge w:val="restart"/>`)
	case p.below:
		b.WriteString("<w:vMerge/>")
	}
	style := "TableText"
	if p.cell.Header {
		style = "TableHeading"
		b.WriteString(`<w:shd w:val="clear" w:color="auto" w:fill="` + paleFill + `"/>`)
	}
	b.WriteString("</w:tcPr>")
	d.content(p.cell.Content, flow{first: style, rest: style, keep: keep})
	if !endsInParagraph(p.cell.Content) {
		d.paragraph(layout{style: style, keep: keep})
	}
	b.WriteString("</w:tc>")
}

// endsInParagraph reports whether content leaves a paragraph at its end, as a
// cell must.
func endsInParagraph(c richtext.Content) bool {
	if len(c) == 0 {
		return false
	}
	switch b := c[len(c)-1].(type) {
	case richtext.List:
		return len(b.Items) > 0 && (len(b.Items[len(b.Items)-1]) == 0 || endsInParagraph(b.Items[len(b.Items)-1]))
	case richtext.Table:
		return gridOf(b).columns > 0
	default:
		return true
	}
}
