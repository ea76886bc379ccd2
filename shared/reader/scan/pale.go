package scan

import (
	"image"

	"formwright/shared/reader/raster"
)

// Bounds of what is pale print: coloured, lighter than ink and darker than paper.
const (
	paleChroma  = 60
	palest      = 225
	paleInk     = 70 // what it is darkened to
	fringe      = 30 // of a letter with its edges: what screens colour to make it sharper
	darkestFill = 48 // of what print stands on
)

// withPaleInk darkens print in pale colours, such as the light green and orange
// of office programs, which would be lost as paper beside black print, and makes
// white what a highlighter or program filled below print. The strokes of letters
// are thin.
func (s *sight) withPaleInk() *image.Gray {
	w, h := s.even.Rect.Dx(), s.even.Rect.Dy()
	mask := image.NewGray(s.even.Rect)
	any := false
	for i := range mask.Pix {
		mask.Pix[i] = 255
		if s.even.Pix[i] < darkestFill {
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
	white := s.paper()
	at := func(x, y int) bool { return x >= 0 && y >= 0 && x < w && y < h && mask.Pix[y*w+x] == 0 }
	for _, c := range raster.Components(mask, 128) {
		switch {
		case c.Box.Dy()*2 < s.height:
		case s.isSolid(c.Box, at):
			s.whiten(out, c, at)
		case s.inkColour(c.Box.Inset(-max(4, s.height/2))).under(white).chroma() >= fringe:
			darken(out, c.Box, at)
		}
	}
	return out
}

// inkColour is the mean colour of the ink and its edges in a box. One side of a
// black letter on a screen is reddish, the other bluish, which makes no colour.
func (s *sight) inkColour(b image.Rectangle) rgb {
	var sum rgb
	n := 0.0
	b = b.Intersect(s.even.Rect)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			if s.even.Pix[y*s.even.Stride+x] <= palest {
				sum.add(s.colour.Pix[y*s.colour.Stride+4*x:][:3])
				n++
			}
		}
	}
	return sum.over(max(n, 1))
}

// darken makes pale strokes ink, as much lighter at their edges as they were there.
func darken(out *image.Gray, b image.Rectangle, at func(x, y int) bool) {
	deepest := palest
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			if at(x, y) {
				deepest = min(deepest, int(out.Pix[y*out.Stride+x]))
			}
		}
	}
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			if v := int(out.Pix[y*out.Stride+x]); v > paleInk && v <= palest && at(x, y) {
				out.Pix[y*out.Stride+x] = uint8(max(0, 255-(255-v)*(255-paleInk)/(255-deepest)))
			}
		}
	}
}

// whiten evens out the light of a filled patch, as it is done for the page.
func (s *sight) whiten(out *image.Gray, c raster.Component, at func(x, y int) bool) {
	var counts [256]int
	dark := 0
	for y := c.Box.Min.Y; y < c.Box.Max.Y; y++ {
		for x := c.Box.Min.X; x < c.Box.Max.X; x++ {
			if v := s.even.Pix[y*s.even.Stride+x]; at(x, y) {
				counts[v]++
			} else if v < darkestFill {
				dark++
			}
		}
	}
	fill, left := 0, c.Pixels/2
	for fill < 255 && left > 0 {
		left -= counts[fill]
		fill++
	}
	ink := min(s.darkest(c.Box), fill/2)
	even := 0
	for v := fill * 4 / 5; v <= min(255, fill*6/5); v++ {
		even += counts[v]
	}
	area := c.Box.Dx() * c.Box.Dy()
	if even*4 < c.Pixels*3 || dark == 0 || c.Pixels*2 < area || (c.Pixels+dark)*10 < area*8 || c.Box.Dy() < s.height {
		return // a photograph, a drawing or large letters
	}
	for y := c.Box.Min.Y; y < c.Box.Max.Y; y++ {
		for x := c.Box.Min.X; x < c.Box.Max.X; x++ {
			v := &out.Pix[y*out.Stride+x]
			*v = uint8(max(0, min(255, (int(*v)-ink)*265/max(fill-ink, 1))))
		}
	}
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
