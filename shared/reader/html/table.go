package html

import (
	"fmt"
	"strconv"

	"golang.org/x/net/html"

	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

const (
	maxSpan    = 1000
	maxColumns = 1000
)

// table reads a table. One of a single cell is only a frame around text.
func (f *flow) table(n *html.Node, l look) {
	f.flush()
	var rows []*html.Node
	tableRows(n, &rows)
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		if c.Type == html.ElementNode && c.Data == "caption" {
			f.element(c, l)
		}
	}
	if len(rows) == 1 && len(cellsOf(rows[0])) == 1 {
		f.block(cellsOf(rows[0])[0], f.rowLook(rows[0], l))
		return
	}
	t := page.Table{Position: f.at}
	t.Position.Paragraph++ // the first one inside
	cell, shown := f.at.Cell, false
	for i, row := range rows {
		if f.full() {
			break
		}
		t.Rows = append(t.Rows, f.row(row, i, f.rowLook(row, l)))
	}
	f.at.Cell = cell
	for _, row := range t.Rows {
		for _, c := range row.Cells {
			shown = shown || typeset.Shows(c.Blocks)
		}
	}
	if shown {
		f.blocks = append(f.blocks, t)
	}
	f.space = true
}

// tableRows collects the rows of a table, not those of tables in it.
func tableRows(n *html.Node, into *[]*html.Node) {
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		switch {
		case c.Type != html.ElementNode:
		case c.Data == "tr":
			*into = append(*into, c)
		case c.Data == "thead", c.Data == "tbody", c.Data == "tfoot":
			tableRows(c, into)
		}
	}
}

// rowLook is how the cells of a row are set; the row's colour is theirs.
func (f *flow) rowLook(row *html.Node, l look) look {
	if row.Parent != nil && row.Parent.Data != "table" {
		l = f.sheet.look(row.Parent, l)
	}
	return f.sheet.look(row, l)
}

func cellsOf(row *html.Node) []*html.Node {
	var out []*html.Node
	for c := row.FirstChild; c != nil && len(out) < maxColumns; c = c.NextSibling {
		if c.Type == html.ElementNode && (c.Data == "td" || c.Data == "th") {
			out = append(out, c)
		}
	}
	return out
}

func (f *flow) row(n *html.Node, number int, l look) page.Row {
	cells := cellsOf(n)
	row := page.Row{Header: len(cells) > 0}
	if l.hidden {
		return page.Row{}
	}
	for i, cell := range cells {
		row.Header = row.Header && (cell.Data == "th" || n.Parent.Data == "thead")
		f.at.Cell = fmt.Sprintf("r%dc%d", number+1, i+1)
		row.Cells = append(row.Cells, f.cell(cell, l))
	}
	return row
}

func (f *flow) cell(n *html.Node, outer look) page.Cell {
	l := f.sheet.look(n, outer)
	c := page.Cell{ColSpan: span(n, "colspan"), RowSpan: span(n, "rowspan"), Shading: l.block}
	if l.hidden {
		return c
	}
	l.block = "" // it is the cell's
	l.bold = l.bold && n.Data != "th" || outer.bold
	inside := &flow{reader: f.reader, inCell: true, space: true, keep: true}
	inside.open = page.Paragraph{Align: l.align}
	l.indent = 0
	inside.children(n, l)
	inside.flush()
	c.Blocks = inside.blocks
	return c
}

func span(n *html.Node, name string) int {
	v, err := strconv.Atoi(attr(n, name))
	if err != nil {
		return 1
	}
	return min(max(v, 1), maxSpan)
}
