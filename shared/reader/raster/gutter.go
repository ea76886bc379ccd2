package raster

import "image"

// Gutter finds two columns of text: the stretch of rows in which an empty strip
// in the middle parts them, and where the strip is. What stands above and below
// runs across. height is that of the letters. Both sides must be well filled,
// so that short lines, or choices side by side under long lines, are no columns.
func Gutter(g *image.Gray, height int) (rows image.Rectangle, x int, found bool) {
	if height < 4 {
		return image.Rectangle{}, 0, false
	}
	o := occupied(g, max(2, height/2))
	low, high := o.extent()
	best, last := stretch{}, 0
	for c := low + (high-low)*35/100; c < low+(high-low)*65/100; c++ {
		if s := o.longest(c); s.inked > best.inked {
			best, last = s, c
		} else if s.inked == best.inked && c == last+1 {
			last = c
		}
	}
	const shortest = 10 // inked cells: some four lines
	if best.inked < shortest || best.inked*10 < o.longest(-strip).inked*3 ||
		!o.filled(best.top, best.bottom, low, best.column) || !o.filled(best.top, best.bottom, best.column+strip, high) {
		return image.Rectangle{}, 0, false
	}
	rows = image.Rect(0, best.top*o.size, g.Rect.Dx(), min(best.bottom*o.size, g.Rect.Dy()))
	return rows, (best.column + last + strip) * o.size / 2, true
}

// stretch is rows in which a strip from a column on is empty; inked is how many
// of them hold ink elsewhere. It begins and ends with such a row.
type stretch struct{ column, top, bottom, inked int }

// longest is the longest stretch of a column. One left of the page is all rows.
func (o occupancy) longest(column int) (best stretch) {
	now := stretch{}
	for r := range o.rows {
		switch {
		case !o.empty(column, r):
			now = stretch{}
		case o.inked[r] && now.inked == 0:
			now = stretch{column, r, r + 1, 1}
		case o.inked[r]:
			now.bottom, now.inked = r+1, now.inked+1
		}
		if now.inked > best.inked {
			best = now
		}
	}
	return best
}

// strip is how wide a gutter is at least, in cells of half a letter's height.
const strip = 3

// occupancy says which cells of a page hold ink.
type occupancy struct {
	size, columns, rows int
	ink                 []bool // by row, then column
	inked               []bool // rows that hold ink
}

func occupied(g *image.Gray, size int) occupancy {
	w, h := g.Rect.Dx(), g.Rect.Dy()
	o := occupancy{size: size, columns: (w + size - 1) / size, rows: (h + size - 1) / size}
	o.ink, o.inked = make([]bool, o.columns*o.rows), make([]bool, o.rows)
	for y := range h {
		row := o.ink[y/size*o.columns:][:o.columns]
		for x, p := range g.Pix[y*g.Stride : y*g.Stride+w] {
			if p < 128 {
				row[x/size], o.inked[y/size] = true, true
			}
		}
	}
	return o
}

// extent is the first column with ink and the one behind the last.
func (o occupancy) extent() (low, high int) {
	low = o.columns
	for i, ink := range o.ink {
		if ink {
			low, high = min(low, i%o.columns), max(high, i%o.columns+1)
		}
	}
	return min(low, high), high
}

func (o occupancy) empty(column, row int) bool {
	for c := max(column, 0); c < min(column+strip, o.columns); c++ {
		if o.ink[row*o.columns+c] {
			return false
		}
	}
	return true
}

// filled reports whether a seventh of the cells of a side hold ink.
func (o occupancy) filled(top, bottom, left, right int) bool {
	n := 0
	for r := top; r < bottom; r++ {
		for c := left; c < right; c++ {
			if o.ink[r*o.columns+c] {
				n++
			}
		}
	}
	return right > left && n*100 >= (bottom-top)*(right-left)*15
}
