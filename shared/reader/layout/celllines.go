package layout

import "slices"

const (
	// leastCellLines is how many lines the cells of a row have at least that is several
	// rows without a line drawn between them.
	leastCellLines = 3
	// cellWidth is how much of its cell a line of such a row fills at most: text that
	// is wrapped fills it.
	cellWidth = 0.8
)

// rowsWithin cuts a row of a table whose cells hold as many short lines each, side by
// side, into the rows they are: tables of books have lines at their head and foot alone.
// nil for any other row.
func rowsWithin(cells []*gridCell) [][]*gridCell {
	if len(cells) < 2 {
		return nil
	}
	var bases []float64
	lines := make([][]row, len(cells))
	for i, c := range cells {
		lines[i] = rowsOf(c.pieces)
		if c.rows != 1 || c.cols != 1 || len(c.objects) > 0 || len(lines[i]) < leastCellLines || i > 0 && len(lines[i]) != len(bases) {
			return nil
		}
		for k, r := range lines[i] {
			if i == 0 {
				bases = append(bases, r.base)
			}
			text := r.plain()
			if l := labelOf(text); abs(r.base-bases[k]) > 2 || r.width() > cellWidth*c.width() || l.kind != noLabel && l.end < len(text) {
				return nil
			}
		}
	}
	out := make([][]*gridCell, len(bases))
	for k := range bases {
		for i, c := range cells {
			part := *c
			part.pieces = slices.Clone(lines[i][k].pieces)
			out[k] = append(out[k], &part)
		}
	}
	return out
}
