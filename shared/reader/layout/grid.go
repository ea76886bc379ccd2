package layout

import (
	"slices"
)

// grid is a table drawn with lines, with what stands in its cells.
type grid struct {
	rect
	xs, ys []float64 // where the lines stand
	owner  [][]int   // for each square the cell that covers it
	cells  []gridCell
}

// gridCell is a cell with the squares it covers.
type gridCell struct {
	rect
	row, col, rows, cols int
	pieces               []piece
	objects              []object
	shading              string
}

// maxSquares bounds a table; beyond it the lines are squared paper or a drawing.
const maxSquares = 20_000

// gridOf makes the grid of a network of lines; ok is false for frames, axes
// and drawings.
func gridOf(n network, across, down []stroke) (*grid, bool) {
	if len(n.across) < 2 || len(n.down) < 1 {
		return nil, false
	}
	var xs, ys []float64
	left, right := float64(farthest), -float64(farthest)
	for _, i := range n.across {
		ys = append(ys, across[i].y0)
		left, right = min(left, across[i].x0), max(right, across[i].x1)
	}
	for _, i := range n.down {
		xs = append(xs, down[i].x0)
	}
	xs = clustered(append(xs, left, right))
	ys = clustered(ys)
	cols, rows := len(xs)-1, len(ys)-1
	if cols < 1 || rows < 1 || cols*rows < 2 || cols*rows > maxSquares {
		return nil, false
	}
	g := &grid{xs: xs, ys: ys, rect: rect{xs[0], ys[0], xs[cols], ys[rows]}}
	g.divide(walls(n.down, down, xs, ys, false), walls(n.across, across, ys, xs, true))
	return g, len(g.cells) >= 2
}

// nearLines is how far apart lines are that hold nothing between them, in points:
// rows of one table often begin and end a little beside those above.
const nearLines = 6.5

// clustered sorts places and keeps one of those that are nearly the same.
func clustered(vs []float64) []float64 {
	slices.Sort(vs)
	out := vs[:0]
	for _, v := range vs {
		if len(out) == 0 || v-out[len(out)-1] > nearLines {
			out = append(out, v)
		}
	}
	return out
}

// walls tells for each line of the grid which of its stretches are drawn.
func walls(which []int, strokes []stroke, at, along []float64, flat bool) [][]bool {
	out := make([][]bool, len(at))
	for i := range out {
		out[i] = make([]bool, len(along)-1)
	}
	for _, i := range which {
		place, from, to := strokes[i].x0, strokes[i].y0, strokes[i].y1
		if flat {
			place, from, to = strokes[i].y0, strokes[i].x0, strokes[i].x1
		}
		k := nearest(at, place)
		first, _ := slices.BinarySearch(along, from)
		for j := max(first-1, 0); j < len(along)-1; j++ {
			mid := (along[j] + along[j+1]) / 2
			if mid > to {
				break
			}
			out[k][j] = out[k][j] || mid >= from
		}
	}
	return out
}

func nearest(sorted []float64, v float64) int {
	i, _ := slices.BinarySearch(sorted, v)
	if i == len(sorted) || i > 0 && v-sorted[i-1] < sorted[i]-v {
		i--
	}
	return i
}

// divide makes cells: squares without a wall between them are one.
func (g *grid) divide(down, across [][]bool) {
	cols, rows := len(g.xs)-1, len(g.ys)-1
	g.owner = make([][]int, rows)
	for r := range g.owner {
		g.owner[r] = slices.Repeat([]int{-1}, cols)
	}
	for r := range rows {
		for c := range cols {
			if g.owner[r][c] >= 0 {
				continue
			}
			w, h := 1, 1
			for c+w < cols && !down[c+w][r] && g.owner[r][c+w] < 0 {
				w++
			}
			for r+h < rows && open(across[r+h][c:c+w]) && unowned(g.owner[r+h][c:c+w]) {
				h++
			}
			g.claim(r, c, h, w)
		}
	}
}

func open(walls []bool) bool { return !slices.Contains(walls, true) }

func unowned(owners []int) bool {
	return !slices.ContainsFunc(owners, func(o int) bool { return o >= 0 })
}

func (g *grid) claim(r, c, h, w int) {
	for y := r; y < r+h; y++ {
		for x := c; x < c+w; x++ {
			g.owner[y][x] = len(g.cells)
		}
	}
	g.cells = append(g.cells, gridCell{row: r, col: c, rows: h, cols: w,
		rect: rect{g.xs[c], g.ys[r], g.xs[c+w], g.ys[r+h]}})
}

// cellAt is the cell at a point, nil outside.
func (g *grid) cellAt(x, y float64) *gridCell {
	if !g.holds(x, y) {
		return nil
	}
	c, _ := slices.BinarySearch(g.xs, x)
	r, _ := slices.BinarySearch(g.ys, y)
	c, r = min(max(c-1, 0), len(g.xs)-2), min(max(r-1, 0), len(g.ys)-2)
	return &g.cells[g.owner[r][c]]
}

// isTable reports whether enough of the cells hold something. Axes of diagrams,
// crosswords and squared paper hold little.
func (g *grid) isTable() bool {
	filled := 0
	for _, c := range g.cells {
		if len(c.pieces)+len(c.objects) > 0 {
			filled++
		}
	}
	return filled >= 2 && (filled*5 >= len(g.cells) || len(g.cells) <= 12)
}
