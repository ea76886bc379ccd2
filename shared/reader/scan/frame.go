package scan

import (
	"image"
	"slices"
)

// frame is the outline of a small square: a box to tick.
type frame struct {
	box    image.Rectangle
	ticked bool
}

// frame looks whether a patch of ink is a square with four sides. A tick may
// reach beyond the sides, so the square is looked for inside the patch's box.
func (s *sight) frame(box image.Rectangle) (frame, bool) {
	low, high := max(s.height*11/10, 9), s.height*4 // an o or a 口 is smaller
	if min(box.Dx(), box.Dy()) < low || max(box.Dx(), box.Dy()) > high {
		return frame{}, false
	}
	inner, ok := s.square(box)
	if !ok || min(inner.Dx(), inner.Dy()) < low || !s.cornered(inner) || !s.freeBefore(inner) {
		return frame{}, false
	}
	if d := inner.Dx() - inner.Dy(); max(d, -d)*4 > max(inner.Dx(), inner.Dy()) {
		return frame{}, false
	}
	return s.filled(inner)
}

// square finds the outermost two rows and two columns of the box that are drawn
// through for most of its sides.
func (s *sight) square(box image.Rectangle) (image.Rectangle, bool) {
	need := min(box.Dx(), box.Dy()) * 6 / 10
	rows, columns := longRuns(box.Dy(), box.Dx(), need, func(i, j int) bool { return s.ink(box.Min.X+j, box.Min.Y+i) }),
		longRuns(box.Dx(), box.Dy(), need, func(i, j int) bool { return s.ink(box.Min.X+i, box.Min.Y+j) })
	if len(rows) < 2 || len(columns) < 2 {
		return image.Rectangle{}, false
	}
	r := image.Rect(box.Min.X+columns[0], box.Min.Y+rows[0],
		box.Min.X+columns[len(columns)-1]+1, box.Min.Y+rows[len(rows)-1]+1)
	return r, s.closed(r)
}

// cornered reports whether the corners are drawn, which those of an O are not.
func (s *sight) cornered(r image.Rectangle) bool {
	for _, x := range []int{r.Min.X, r.Max.X - 2} {
		for _, y := range []int{r.Min.Y, r.Max.Y - 2} {
			n := 0
			for _, p := range []image.Point{{x, y}, {x + 1, y}, {x, y + 1}, {x + 1, y + 1}} {
				if s.ink(p.X, p.Y) {
					n++
				}
			}
			if n < 3 {
				return false
			}
		}
	}
	return true
}

// freeBefore reports whether there is room before a square; letters stand closer.
func (s *sight) freeBefore(r image.Rectangle) bool {
	for x := max(0, r.Min.X-1-max(2, s.height/4)); x < r.Min.X-1; x++ {
		for y := r.Min.Y; y < r.Max.Y; y++ {
			if s.ink(x, y) {
				return false
			}
		}
	}
	return true
}

// longRuns lists the lines that hold an unbroken run of ink of a length.
func longRuns(lines, length, need int, ink func(i, j int) bool) []int {
	var out []int
	for i := range lines {
		run := 0
		for j := range length {
			if !ink(i, j) {
				run = 0
				continue
			}
			if run++; run >= need {
				out = append(out, i)
				break
			}
		}
	}
	return out
}

// closed reports whether all four sides are drawn along nearly all their length.
func (s *sight) closed(r image.Rectangle) bool {
	for _, side := range []struct {
		length int
		ink    func(at, depth int) bool
	}{
		{r.Dx(), func(at, depth int) bool { return s.ink(r.Min.X+at, r.Min.Y+depth) }},
		{r.Dx(), func(at, depth int) bool { return s.ink(r.Min.X+at, r.Max.Y-1-depth) }},
		{r.Dy(), func(at, depth int) bool { return s.ink(r.Min.X+depth, r.Min.Y+at) }},
		{r.Dy(), func(at, depth int) bool { return s.ink(r.Max.X-1-depth, r.Min.Y+at) }},
	} {
		drawn := 0
		for at := range side.length {
			if side.ink(at, 0) || side.ink(at, 1) {
				drawn++
			}
		}
		if drawn*100 < side.length*92 {
			return false
		}
	}
	return true
}

// filled looks into a square: letters that happen to have four sides, such as D
// or 8, have thick ones; a box has room, with a tick in it or not.
func (s *sight) filled(r image.Rectangle) (frame, bool) {
	width := s.sideWidth(r)
	if width*5 > min(r.Dx(), r.Dy()) {
		return frame{}, false
	}
	in := r.Inset(width + max(1, width/2))
	drawn := 0
	for y := in.Min.Y; y < in.Max.Y; y++ {
		for x := in.Min.X; x < in.Max.X; x++ {
			if s.ink(x, y) {
				drawn++
			}
		}
	}
	return frame{box: r, ticked: drawn*100 > in.Dx()*in.Dy()*6}, !in.Empty()
}

// sideWidth is how thick the sides are drawn: the middle of four measures.
func (s *sight) sideWidth(r image.Rectangle) int {
	var widths []int
	for _, part := range []int{3, 5, 7} { // tenths along the side
		x, y := r.Min.X+r.Dx()*part/10, r.Min.Y+r.Dy()*part/10
		for _, probe := range []func(depth int) bool{
			func(d int) bool { return s.ink(x, r.Min.Y+d) },
			func(d int) bool { return s.ink(x, r.Max.Y-1-d) },
			func(d int) bool { return s.ink(r.Min.X+d, y) },
			func(d int) bool { return s.ink(r.Max.X-1-d, y) },
		} {
			n := 1
			for n < min(r.Dx(), r.Dy())/2 && (probe(n) || n == 1 && probe(2)) {
				n++
			}
			widths = append(widths, n)
		}
	}
	slices.Sort(widths)
	return widths[len(widths)/2]
}

// withoutFrames is the page with its boxes to tick and lines taken out, so that
// they are not read as letters.
func (s *sight) withoutFrames() *image.Gray {
	out := image.NewGray(s.grey.Rect)
	copy(out.Pix, s.grey.Pix)
	for _, f := range s.frames {
		wipe(out, f.box.Inset(-max(1, f.box.Dx()/6)))
	}
	for _, l := range s.across {
		s.wipeLine(out, l)
	}
	for _, l := range s.down {
		wipe(out, l.Inset(-1))
	}
	return out
}

func wipe(g *image.Gray, r image.Rectangle) {
	r = r.Intersect(g.Rect)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			g.Pix[y*g.Stride+x] = 255
		}
	}
}

// wipeLine takes out a line but leaves the letters that reach through it.
func (s *sight) wipeLine(g *image.Gray, l image.Rectangle) {
	for x := l.Min.X; x < l.Max.X; x++ {
		above, below := l.Min.Y-2, l.Max.Y+1
		if above >= 0 && s.ink(x, above) || below < s.grey.Rect.Dy() && s.ink(x, below) {
			continue
		}
		wipe(g, image.Rect(x, l.Min.Y-1, x+1, l.Max.Y+1))
	}
}
