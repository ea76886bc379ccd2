package raster

import (
	"image"
	"math"
)

// Turn turns a grey picture by a pose.
func Turn(g *image.Gray, p Pose) *image.Gray {
	g = quarterGray(g, p.Quarters&3)
	if p.Skew == 0 {
		return g
	}
	w, h := g.Rect.Dx(), g.Rect.Dy()
	out := image.NewGray(image.Rect(0, 0, w, h))
	slope := newSlope(p.Skew, w, h)
	for y := range h {
		for x := range w {
			fx, fy := slope.from(x, y)
			out.Pix[y*out.Stride+x] = between(g, fx, fy)
		}
	}
	return out
}

// TurnColor turns a picture in colour the same way.
func TurnColor(m *image.RGBA, p Pose) *image.RGBA {
	m = quarterColor(m, p.Quarters&3)
	if p.Skew == 0 {
		return m
	}
	w, h := m.Rect.Dx(), m.Rect.Dy()
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	slope := newSlope(p.Skew, w, h)
	for y := range h {
		for x := range w {
			sx, sy := slope.nearest(x, y)
			copy(out.Pix[out.PixOffset(x, y):], []uint8{255, 255, 255, 255})
			if sx >= 0 && sy >= 0 && sx < w && sy < h {
				copy(out.Pix[out.PixOffset(x, y):], m.Pix[m.PixOffset(sx, sy):][:4])
			}
		}
	}
	return out
}

// slope is a small turn about the middle, in steps of 1/256 pixel.
type slope struct{ sin, cos, x0, y0 float64 }

func newSlope(degrees float64, w, h int) slope {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	cx, cy := float64(w)/2, float64(h)/2
	return slope{sin, cos, cx - cos*cx - sin*cy, cy + sin*cx - cos*cy}
}

// from is where the pixel of the turned picture comes from.
func (s slope) from(x, y int) (float64, float64) { return s.at(float64(x), float64(y)) }

func (s slope) at(fx, fy float64) (float64, float64) {
	return s.cos*fx + s.sin*fy + s.x0, -s.sin*fx + s.cos*fy + s.y0
}

func (s slope) nearest(x, y int) (int, int) {
	fx, fy := s.from(x, y)
	return int(math.Floor(fx + 0.5)), int(math.Floor(fy + 0.5))
}

// between takes the four pixels around a place; outside is paper.
func between(g *image.Gray, fx, fy float64) uint8 {
	left, top := int(math.Floor(fx)), int(math.Floor(fy))
	if left < 0 || top < 0 || left+1 >= g.Rect.Dx() || top+1 >= g.Rect.Dy() {
		return 255
	}
	dx, dy := int((fx-float64(left))*256), int((fy-float64(top))*256)
	i := top*g.Stride + left
	a := int(g.Pix[i])*(256-dx) + int(g.Pix[i+1])*dx
	b := int(g.Pix[i+g.Stride])*(256-dx) + int(g.Pix[i+g.Stride+1])*dx
	return uint8((a*(256-dy) + b*dy + 1<<15) >> 16)
}

// source is where a pixel of a picture that was turned by quarters comes from,
// given the size before.
func source(x, y, w, h, quarters int) (int, int) {
	switch quarters {
	case 1:
		return y, h - 1 - x
	case 2:
		return w - 1 - x, h - 1 - y
	case 3:
		return w - 1 - y, x
	}
	return x, y
}

func turned(r image.Rectangle, quarters int) image.Rectangle {
	if quarters%2 == 1 {
		return image.Rect(0, 0, r.Dy(), r.Dx())
	}
	return image.Rect(0, 0, r.Dx(), r.Dy())
}

func quarterGray(g *image.Gray, quarters int) *image.Gray {
	if quarters == 0 {
		return g
	}
	out := image.NewGray(turned(g.Rect, quarters))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			sx, sy := source(x, y, g.Rect.Dx(), g.Rect.Dy(), quarters)
			out.Pix[y*out.Stride+x] = g.Pix[sy*g.Stride+sx]
		}
	}
	return out
}

func quarterColor(m *image.RGBA, quarters int) *image.RGBA {
	if quarters == 0 {
		return m
	}
	out := image.NewRGBA(turned(m.Rect, quarters))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			sx, sy := source(x, y, m.Rect.Dx(), m.Rect.Dy(), quarters)
			copy(out.Pix[y*out.Stride+4*x:], m.Pix[sy*m.Stride+4*sx:][:4])
		}
	}
	return out
}
