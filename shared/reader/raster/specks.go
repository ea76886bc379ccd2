package raster

import (
	"image"
	"slices"
)

// specks tells which patches of ink are small and have nothing of the height of
// letters near them: dust and grain, which an engine reads as signs. Dots of
// letters and full stops have a letter beside them; dots in a row are leaders.
func specks(all []Component, height int) []bool {
	out := make([]bool, len(all))
	if height == 0 {
		return out
	}
	var letters, small []Component
	for k, c := range all {
		if out[k] = max(c.Box.Dx(), c.Box.Dy())*2 < height; out[k] {
			small = append(small, c)
		} else {
			letters = append(letters, c)
		}
	}
	near, rows := newNeighbours(letters, 2*height), newNeighbours(small, 2*height)
	for k, c := range all {
		out[k] = out[k] && near.count(c.Box.Inset(-height)) == 0 && rows.count(level(c.Box, height)) < 4
	}
	return out
}

// level is the stretch of a row around a dot in which leaders have others.
func level(b image.Rectangle, height int) image.Rectangle {
	return image.Rect(b.Min.X-3*height, b.Min.Y-height/8, b.Max.X+3*height, b.Max.Y+height/8)
}

// neighbours finds the patches near a place without looking at all of them.
type neighbours struct {
	size  int
	cells map[image.Point][]image.Rectangle
}

func newNeighbours(in []Component, size int) neighbours {
	n := neighbours{size: max(size, 8), cells: map[image.Point][]image.Rectangle{}}
	for _, c := range in {
		n.each(c.Box, func(at image.Point) { n.cells[at] = append(n.cells[at], c.Box) })
	}
	return n
}

func (n neighbours) each(r image.Rectangle, visit func(image.Point)) {
	for y := r.Min.Y / n.size; y <= (r.Max.Y-1)/n.size; y++ {
		for x := r.Min.X / n.size; x <= (r.Max.X-1)/n.size; x++ {
			visit(image.Pt(x, y))
		}
	}
}

// count is how many patches touch an area.
func (n neighbours) count(area image.Rectangle) int {
	var found []image.Rectangle
	n.each(area, func(at image.Point) {
		for _, b := range n.cells[at] {
			if b.Overlaps(area) && !slices.Contains(found, b) {
				found = append(found, b)
			}
		}
	})
	return len(found)
}
