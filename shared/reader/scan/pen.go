package scan

import (
	"image"
	"slices"

	"formwright/shared/reader/raster"
)

// penMark is what a hand drew on the page: a ring around a letter, a tick, a
// cross, a line.
type penMark struct {
	kind   penKind
	box    image.Rectangle
	colour rgb // 0, 0, 0 for black ink
	pixels []image.Point
}

type penKind int

const (
	ring penKind = iota
	tick
	cross
	bar
)

// Bounds of what is looked at as drawn by hand.
const (
	maxPenMarks  = 300 // of a page; beyond it they are a pattern
	colouredPen  = 70  // how far from grey the ink of a coloured pen is
	maxPenPixels = 60_000
)

// findPen finds what was drawn with a pen, and takes it out of the picture that
// is read. A coloured pen can be told from the print it crosses; of black ink
// only what touches no letter is certain.
func (s *sight) findPen(all []raster.Component) {
	coloured, white := s.colouredInk(), s.paper()
	at := func(x, y int) bool { return coloured.GrayAt(x, y).Y == 0 }
	for _, c := range raster.Components(coloured, 128) {
		if k, ok := s.kindOf(c, at, true); ok {
			m := penMark{kind: k, box: c.Box, pixels: pixelsIn(c.Box, at)}
			if m.colour = s.meanColour(m.pixels); m.colour.under(white).chroma() >= colouredPen/2 { // no fringes of black letters
				s.pen = append(s.pen, m)
			}
		}
	}
	for _, c := range all {
		if slices.ContainsFunc(s.pen, func(m penMark) bool { return m.box.Overlaps(c.Box) }) {
			continue
		}
		if k, ok := s.kindOf(c, s.ink, false); ok {
			if m := s.inBlack(k, c.Box); k != ring || s.holdsPrint(m.box) { // a Q without its tail is empty
				s.pen = append(s.pen, m)
			}
		}
	}
	if len(s.pen) > maxPenMarks {
		s.pen = nil
	}
	s.withoutPen()
}

// kindOf tells what a patch of ink is, if a hand drew it.
func (s *sight) kindOf(c raster.Component, at func(x, y int) bool, coloured bool) (penKind, bool) {
	b, h := c.Box, s.height
	if b.Dx() < h/2 || b.Dx() > 40*h || b.Dy() > 5*h || s.inBox(b) {
		return 0, false
	}
	o := outline{b, at}
	switch {
	case s.isLarge(b, coloured) && c.Pixels*100 < b.Dx()*b.Dy()*50 && o.isRing() && s.holdsPrint(b) && (coloured || !s.inWord(b)):
		return ring, true
	case coloured && b.Dx() >= 2*h && b.Dy() <= h && b.Dx() >= 4*b.Dy() && c.Pixels*100 <= b.Dx()*h*55: // a word of coloured print is thicker
		return bar, true
	case b.Dy() < h*4/5 || b.Dy() > 4*h || b.Dx() > 5*h || c.Pixels*100 > b.Dx()*b.Dy()*45:
	case !coloured && (b.Dy() < h*5/4 || s.isLetter(b) || s.inWord(b)), !s.alone(c):
	case o.isTick():
		return tick, true
	case o.isCross():
		return cross, true
	}
	return 0, false
}

// isLarge reports whether a ring has room for a letter in it. One in black ink, which a
// Q may be, has more.
func (s *sight) isLarge(b image.Rectangle, coloured bool) bool {
	least := s.height * 2
	if coloured {
		least = s.height * 3 / 2
	}
	return min(b.Dx(), b.Dy()) > least
}

// inBox reports whether a patch belongs to a box to tick.
func (s *sight) inBox(b image.Rectangle) bool {
	return slices.ContainsFunc(s.frames, func(f frame) bool {
		return f.box.Inset(-s.height/3).Overlaps(b) && b.Dx() < 3*f.box.Dx()
	})
}

// alone reports whether no letter stands right beside a patch: those of a word
// written by hand or of a heading do.
func (s *sight) alone(c raster.Component) bool {
	near := image.Rect(c.Box.Min.X-s.height/4, c.Box.Min.Y, c.Box.Max.X+s.height/4, c.Box.Max.Y)
	for _, l := range s.letters {
		if l.Box != c.Box && l.Box.Dy()*10 > c.Box.Dy()*6 && l.Box.Overlaps(near) && !l.Box.Inset(2).Overlaps(c.Box) {
			return false
		}
	}
	return true
}

// isLetter reports whether a patch is as high as the letters near it and stands
// on their line, or begins with their tops right beside one of them or no wider than
// they are: of small print a y, an h or two letters that touch look drawn.
func (s *sight) isLetter(b image.Rectangle) bool {
	if b.Dy()*5 > s.height*8 {
		return false
	}
	row, beside := b.Inset(-4*s.height), b.Inset(-s.height/3)
	row.Min.Y, row.Max.Y = b.Min.Y, b.Max.Y
	level := max(1, s.height/8)
	feet, tops, touched := 0, 0, false
	for _, l := range s.letters {
		if l.Box.Overlaps(b) || !l.Box.Overlaps(row) || l.Box.Dy()*2 <= s.height {
			continue
		}
		touched = touched || l.Box.Overlaps(beside)
		if near(l.Box.Max.Y, b.Max.Y, level) {
			feet++
		}
		if near(l.Box.Min.Y, b.Min.Y, level) {
			tops++
		}
	}
	return feet >= levelLetters || tops >= levelLetters && (touched || b.Dx() <= s.height)
}

// levelLetters is how many letters of a row show where it runs.
const levelLetters = 3

// inWord reports whether a patch is a letter: another one right beside it begins
// or ends at its height, or letters larger than those of the page stand near, as
// beside the Q of a heading.
func (s *sight) inWord(b image.Rectangle) bool {
	row, beside, large := image.Rect(b.Min.X-3*b.Dx(), b.Min.Y, b.Max.X+3*b.Dx(), b.Max.Y), b, 0
	beside.Min.X, beside.Max.X = b.Min.X-s.height/3, b.Max.X+s.height/3
	level := max(1, s.height/8)
	for _, l := range s.letters {
		w, h := l.Box.Dx(), l.Box.Dy()
		switch {
		case !l.Box.Overlaps(row) || l.Box.Overlaps(b):
		case l.Box.Overlaps(beside) && h*2 >= s.height && (near(l.Box.Min.Y, b.Min.Y, level) || near(l.Box.Max.Y, b.Max.Y, level)):
			return true
		case h*10 >= b.Dy()*6 && h*4 >= s.height*5 && w*2 >= h:
			large++
		}
	}
	return large > 1
}

// holdsPrint reports whether there is something inside a ring.
func (s *sight) holdsPrint(b image.Rectangle) bool {
	in, n, o := b.Inset(min(b.Dx(), b.Dy())/6), 0, outline{b, s.ink}
	for y := in.Min.Y; y < in.Max.Y; y++ {
		for x := in.Min.X; x < in.Max.X; x++ {
			if s.ink(x, y) && o.distance(image.Pt(x, y)) < 0.6 {
				n++
			}
		}
	}
	return n > s.height
}

// colouredInk is black where the page bears coloured ink, white elsewhere; a
// stroke that crosses print is closed over it.
func (s *sight) colouredInk() *image.Gray {
	white := s.paper()
	out := image.NewGray(s.grey.Rect)
	for i := range out.Pix {
		out.Pix[i] = 255
	}
	grow := max(1, s.height/8)
	w, h := out.Rect.Dx(), out.Rect.Dy()
	for y := range h {
		for x := range w {
			if s.grey.Pix[y*s.grey.Stride+x] > 225 {
				continue
			}
			p := s.colour.Pix[y*s.colour.Stride+4*x:]
			c := rgb{float64(p[0]), float64(p[1]), float64(p[2])}.under(white)
			if c.chroma() < colouredPen || min(c[0], c[1], c[2]) > 150 || c[0] > 190 && c[1] > 170 {
				continue // a highlighter is light
			}
			for yy := max(0, y-grow); yy <= min(h-1, y+grow); yy++ {
				for xx := max(0, x-grow); xx <= min(w-1, x+grow); xx++ {
					out.Pix[yy*out.Stride+xx] = 0
				}
			}
		}
	}
	return out
}

// paper is what white looks like on the page: the mean of what is lightest.
func (s *sight) paper() rgb {
	var sum rgb
	n := 0.0
	for y := 0; y < s.grey.Rect.Dy(); y += 7 {
		for x := 0; x < s.grey.Rect.Dx(); x += 7 {
			if s.grey.Pix[y*s.grey.Stride+x] > 240 {
				sum.add(s.colour.Pix[y*s.colour.Stride+4*x:][:3])
				n++
			}
		}
	}
	if n == 0 {
		return rgb{255, 255, 255}
	}
	return sum.over(n)
}

func (s *sight) meanColour(pixels []image.Point) rgb {
	var sum rgb
	n := 0.0
	for _, p := range pixels {
		if s.ink(p.X, p.Y) {
			sum.add(s.colour.Pix[p.Y*s.colour.Stride+4*p.X:][:3])
			n++
		}
	}
	return sum.over(max(n, 1))
}

func pixelsIn(b image.Rectangle, at func(x, y int) bool) (out []image.Point) {
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			if at(x, y) {
				out = append(out, image.Pt(x, y))
			}
		}
	}
	return out
}

// inBlack is a mark of black ink. A ring may touch a letter behind it, or have a tail
// below, which stay: only what lies along the ring is taken.
func (s *sight) inBlack(k penKind, b image.Rectangle) penMark {
	m := penMark{kind: k, box: b, pixels: s.patch(b)}
	if k != ring {
		return m
	}
	best, step := 0, max(1, s.height/12)
	for below := 0; below <= s.height*2/3 && b.Dy()-below > s.height; below += step {
		for behind := 0; behind <= s.height*6/5 && b.Dx()-behind > s.height; behind += step {
			r := image.Rect(b.Min.X, b.Min.Y, b.Max.X-behind, b.Max.Y-below)
			if n := (outline{r, s.ink}).around(0.84, 1.06); n > best {
				best, m.box = n, r
			}
		}
	}
	m.pixels = slices.DeleteFunc(m.pixels, func(p image.Point) bool {
		d := outline{m.box, nil}.distance(p)
		return d < 0.7 || d > 1.15
	})
	return m
}

// patch lists the pixels of the patch of ink that reaches the left side of a box.
func (s *sight) patch(b image.Rectangle) []image.Point {
	for y := b.Min.Y; y < b.Max.Y; y++ {
		if s.ink(b.Min.X, y) {
			return s.patchOf(b, image.Pt(b.Min.X, y))
		}
	}
	return nil
}

// patchOf lists the pixels in a box that touch the ink beside a pixel.
func (s *sight) patchOf(b image.Rectangle, from image.Point) []image.Point {
	seen := map[image.Point]bool{}
	var out []image.Point
	add := func(p image.Point) {
		if p.In(b) && !seen[p] && s.ink(p.X, p.Y) && len(out) < maxPenPixels {
			seen[p] = true
			out = append(out, p)
		}
	}
	for k := range 9 {
		add(from.Add(image.Pt(k%3-1, k/3-1)))
	}
	for k := 0; k < len(out); k++ {
		for dy := -1; dy <= 1; dy++ {
			for dx := -1; dx <= 1; dx++ {
				add(out[k].Add(image.Pt(dx, dy)))
			}
		}
	}
	return out
}

// withoutPen makes the page white where it was drawn on, but leaves the print
// that a coloured stroke crosses.
func (s *sight) withoutPen() {
	if len(s.pen) == 0 {
		return
	}
	clean := image.NewGray(s.grey.Rect)
	copy(clean.Pix, s.grey.Pix)
	white := s.paper()
	for _, m := range s.pen {
		for _, p := range m.pixels {
			if m.kind == bar && s.crossed(m.box, p.X) {
				continue
			}
			r := rim(m)
			for y := max(0, p.Y-r); y <= min(clean.Rect.Dy()-1, p.Y+r); y++ {
				for x := max(0, p.X-r); x <= min(clean.Rect.Dx()-1, p.X+r); x++ {
					if m.colour == (rgb{}) || !s.isPrintAt(x, y, white) {
						clean.Pix[y*clean.Stride+x] = 255
					}
				}
			}
		}
	}
	s.grey = clean
}

// crossed reports whether a stroke from left to right goes through a letter in a
// column, which is better read with it.
func (s *sight) crossed(b image.Rectangle, x int) bool {
	over := func(y int) bool {
		return y >= 0 && y < s.even.Rect.Dy() && s.even.Pix[y*s.even.Stride+x] <= s.threshold
	}
	return over(b.Min.Y-2) || over(b.Max.Y+1)
}

// isPrintAt reports whether a pixel is black ink, which a coloured stroke may
// cross.
func (s *sight) isPrintAt(x, y int, white rgb) bool {
	c := s.colour.Pix[y*s.colour.Stride+4*x:]
	return s.ink(x, y) && rgb{float64(c[0]), float64(c[1]), float64(c[2])}.under(white).chroma() < colouredPen/2
}

// rim is how far around its pixels ink is wiped: its edges are grey, and those of
// coloured ink wider, as pictures keep colours coarsely.
func rim(m penMark) int {
	if m.colour == (rgb{}) {
		return 1
	}
	return 2
}
