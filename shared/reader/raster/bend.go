package raster

import "image"

// Turned is the warp of a page that was turned by a small angle, to be used on the
// page before: what is drawn anew once stays sharper.
func (w Warp) Turned(degrees float64) Warp {
	w.turn = newSlope(degrees, w.size.X, w.size.Y)
	return w
}

// from is where a place of the flat page comes from on the picture.
func (w Warp) from(x, y int) (float64, float64) {
	width, height := float64(w.size.X), float64(w.size.Y)
	u, v := float64(x+w.pad.Min.X)/width-0.5, float64(y+w.pad.Min.Y)/height-0.5
	u += v * (w.slant + w.fan*u)
	fx, fy := (u+0.5)*width, (v+w.lift(u, v)+0.5)*height
	if w.turn == (slope{}) {
		return fx, fy
	}
	return w.turn.at(fx, fy)
}

// to is where a place of the picture comes to stand, before there is room for it.
func (w Warp) to(x, y int) (int, int) {
	u, v := w.unit(point{float64(x), float64(y)})
	level := v - w.lift(u, v)
	level = v - w.lift(u, level)
	u = (u - w.slant*level) / (1 + w.fan*level)
	return int((u + 0.5) * float64(w.size.X)), int((level + 0.5) * float64(w.size.Y))
}

// makeRoom widens the page so that all of its letters are on it.
func (w *Warp) makeRoom(letters []Component) {
	w.pad = image.Rectangle{Max: w.size}
	for _, c := range letters {
		for _, p := range []image.Point{c.Box.Min, c.Box.Max} {
			x, y := w.to(p.X, p.Y)
			w.pad = w.pad.Union(image.Rect(x-2, y-2, x+3, y+3))
		}
	}
}

// Gray bends a grey picture. What comes from outside is paper.
func (w Warp) Gray(g *image.Gray) *image.Gray {
	out := image.NewGray(image.Rect(0, 0, w.pad.Dx(), w.pad.Dy()))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			fx, fy := w.from(x, y)
			out.Pix[y*out.Stride+x] = between(g, fx, fy)
		}
	}
	return out
}

// Color bends a picture in colour the same way.
func (w Warp) Color(m *image.RGBA) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, w.pad.Dx(), w.pad.Dy()))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			fx, fy := w.from(x, y)
			p := image.Pt(int(fx+0.5), int(fy+0.5))
			copy(out.Pix[out.PixOffset(x, y):], []uint8{255, 255, 255, 255})
			if p.In(m.Rect) {
				copy(out.Pix[out.PixOffset(x, y):], m.Pix[m.PixOffset(p.X, p.Y):][:4])
			}
		}
	}
	return out
}
