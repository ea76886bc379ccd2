package scan

import (
	"image"

	"formwright/shared/reader/raster"
)

// Bounds of what is pale print: coloured, lighter than ink and darker than paper.
const (
	paleChroma = 60
	palest     = 225
	paleInk    = 70 // what it is darkened to
)

// withPaleInk darkens print in pale colours, such as the light green and orange
// of office programs, which would be lost as paper beside black print. The
// strokes of letters are thin; a highlighter's and filled areas are not.
func (s *sight) withPaleInk() *image.Gray {
	w, h := s.even.Rect.Dx(), s.even.Rect.Dy()
	mask := image.NewGray(s.even.Rect)
	any := false
	for i := range mask.Pix {
		mask.Pix[i] = 255
		if v := s.even.Pix[i]; v <= 100 || v > palest {
			continue
		}
		p := s.colour.Pix[4*i : 4*i+3]
		if int(max(p[0], p[1], p[2]))-int(min(p[0], p[1], p[2])) >= paleChroma {
			mask.Pix[i], any = 0, true
		}
	}
	if !any {
		return s.even
	}
	out := image.NewGray(s.even.Rect)
	copy(out.Pix, s.even.Pix)
	at := func(x, y int) bool { return x >= 0 && y >= 0 && x < w && y < h && mask.Pix[y*w+x] == 0 }
	for _, c := range raster.Components(mask, 128) {
		if c.Box.Dy()*2 < s.height || s.isSolid(c.Box, at) {
			continue
		}
		for y := c.Box.Min.Y; y < c.Box.Max.Y; y++ {
			for x := c.Box.Min.X; x < c.Box.Max.X; x++ {
				if at(x, y) {
					out.Pix[y*w+x] = min(out.Pix[y*w+x], paleInk)
				}
			}
		}
	}
	return out
}

// isSolid reports whether a patch is somewhere thicker than the strokes of letters.
func (s *sight) isSolid(b image.Rectangle, at func(x, y int) bool) bool {
	thick := max(4, s.height/2)
	for y := b.Min.Y; y <= b.Max.Y-thick; y += 2 {
		for x := b.Min.X; x <= b.Max.X-thick; x += 2 {
			if full(x, y, thick, at) {
				return true
			}
		}
	}
	return false
}

func full(x, y, side int, at func(x, y int) bool) bool {
	for dy := 0; dy < side; dy++ {
		if !at(x, y+dy) || !at(x+side-1, y+dy) || !at(x+dy, y) || !at(x+dy, y+side-1) || !at(x+dy, y+dy) {
			return false
		}
	}
	return true
}
