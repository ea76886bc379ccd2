package sheet

import (
	"slices"
	"sort"

	"formwright/shared/finding"
	"formwright/shared/ooxml"
	"formwright/shared/page"
)

// maxMerges bounds the merged cells of a sheet, and maxCovered the cells that
// each may cover, so that none costs more than it shows.
const (
	maxMerges  = 50_000
	maxCovered = 4_096
)

// merge notes the merged cells, cut to what the sheet shows.
func (s *worksheet) merge(e *ooxml.Element) {
	if len(s.rows) == 0 {
		return
	}
	last, right := s.rows[len(s.rows)-1].number, s.width()
	s.spans, s.covered = map[address]address{}, map[address]bool{}
	for i, m := range children(e) {
		a, ok := parseArea(m.Attr("ref"))
		if !ok || i >= maxMerges {
			continue
		}
		a.to.row, a.to.col = min(a.to.row, last), min(a.to.col, right)
		span := address{a.to.row - a.from.row + 1, a.to.col - a.from.col + 1}
		if span.row < 1 || span.col < 1 || span.row*span.col < 2 || span.row*span.col > maxCovered || s.covered[a.from] {
			continue
		}
		s.spans[a.from] = span
		for r := a.from.row; r <= a.to.row; r++ {
			for c := a.from.col; c <= a.to.col; c++ {
				if at := (address{r, c}); at != a.from {
					s.covered[at] = true
				}
			}
		}
	}
}

// width is the last column that shows something.
func (s *worksheet) width() int {
	out := 0
	for _, r := range s.rows {
		out = max(out, r.cells[len(r.cells)-1].col)
	}
	return out
}

// link marks the texts that lead out of the document.
func (s *worksheet) link(e *ooxml.Element) {
	for _, h := range children(e) {
		rel, ok := s.rels.ByID(h.AttrOf("r", "id"))
		a, valid := parseArea(h.Attr("ref"))
		if !ok || !rel.External || !valid {
			continue
		}
		if c := s.find(a.from); c != nil {
			c.runs = slices.Clone(c.runs)
			for i := range c.runs {
				c.runs[i].Marks.Link = rel.Target
			}
		}
	}
}

// find is the cell at a place, nil where nothing is shown.
func (s *worksheet) find(at address) *cell {
	i := sort.Search(len(s.rows), func(i int) bool { return s.rows[i].number >= at.row })
	if i == len(s.rows) || s.rows[i].number != at.row {
		return nil
	}
	for k := range s.rows[i].cells {
		if s.rows[i].cells[k].col == at.col {
			return &s.rows[i].cells[k]
		}
	}
	return nil
}

// table lays the rows out. Empty columns on the left and empty rows above are
// left out, an empty row stays where there were any between others.
func (s *worksheet) table() page.Table {
	for i := range s.rows {
		slices.SortStableFunc(s.rows[i].cells, func(a, b cell) int { return a.col - b.col })
	}
	slices.SortStableFunc(s.rows, func(a, b row) int { return a.number - b.number })
	left, right := maxColumns, s.width()
	for _, r := range s.rows {
		left = min(left, r.cells[0].col)
	}
	t := page.Table{Position: finding.Position{Part: s.name}, Rows: make([]page.Row, 0, len(s.rows))}
	last := s.rows[0].number
	for _, r := range s.rows {
		if r.number > last+1 {
			t.Rows = append(t.Rows, s.cells(row{number: last + 1}, left, right))
		}
		t.Rows = append(t.Rows, s.cells(r, left, right))
		last = r.number
	}
	return t
}

// cells lays out one row.
func (s *worksheet) cells(r row, left, right int) page.Row {
	out := page.Row{Cells: make([]page.Cell, 0, right-left+1)}
	next := 0
	for col := left; col <= right; col++ {
		at := address{r.number, col}
		for next < len(r.cells) && r.cells[next].col < col {
			next++
		}
		if s.covered[at] {
			continue
		}
		c := page.Cell{ColSpan: 1, RowSpan: 1}
		if span, ok := s.spans[at]; ok {
			c.RowSpan, c.ColSpan = span.row, span.col
		}
		if next < len(r.cells) && r.cells[next].col == col {
			from := r.cells[next]
			c.Shading = from.shading
			c.Blocks = []page.Block{page.Paragraph{Position: finding.Position{Part: s.name, Cell: at.String()}, Runs: from.runs}}
		}
		out.Cells = append(out.Cells, c)
	}
	return out
}
