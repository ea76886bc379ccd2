package scan

import (
	"image"
	"regexp"
	"slices"

	"formwright/shared/reader/layout"
	"formwright/shared/reader/raster"
)

// frame is the outline of a small square: a box to tick.
type frame struct {
	box    image.Rectangle
	ticked bool
	beyond []image.Point // of the tick, where it reaches over the sides
}

// How much of its sides, in percent, must be drawn: of a box to tick, and of one
// that looks like others on the page.
const (
	closedStrictly = 92
	closedLoosely  = 70
)

// findFrames finds the boxes to tick, then those of the same size in line with
// them that are drawn badly.
func (s *sight) findFrames(all []raster.Component) {
	for _, c := range all {
		if f, ok := s.frame(c.Box, closedStrictly); ok {
			if f.ticked && c.Box != f.box {
				f.beyond = s.patchOf(c.Box, f.box.Min)
			}
			s.frames = append(s.frames, f)
		}
	}
	known := s.frames
	s.findOverdrawn(all, known)
	for _, c := range all {
		if !slices.ContainsFunc(known, func(f frame) bool { return s.inLine(f.box, c.Box) }) {
			continue
		}
		if s.behindBox(c.Box) || slices.ContainsFunc(s.frames, func(f frame) bool { return f.box.Overlaps(c.Box) }) {
			continue
		}
		if f, ok := s.frame(c.Box, closedLoosely); ok {
			s.frames = append(s.frames, f)
		}
	}
}

// inLine reports whether a patch is as large as a box and stands below, above or
// beside it.
func (s *sight) inLine(box, patch image.Rectangle) bool {
	return near(box.Dx(), patch.Dx(), box.Dx()/5) && near(box.Dy(), patch.Dy(), box.Dy()/5) &&
		(near(box.Min.X, patch.Min.X, s.height/2) || near(box.Min.Y, patch.Min.Y, s.height/3))
}

// frame looks whether a patch of ink is a square with four sides. A tick may
// reach beyond the sides, so the square is looked for inside the patch's box.
func (s *sight) frame(box image.Rectangle, closed int) (frame, bool) {
	low, high := max(s.height*9/10, 9), s.height*4 // an o is smaller
	if min(box.Dx(), box.Dy()) < low || max(box.Dx(), box.Dy()) > high {
		return frame{}, false
	}
	inner, ok := s.square(box, closed)
	if !ok || min(inner.Dx(), inner.Dy()) < low || closed == closedStrictly && (!s.cornered(inner) || s.bulges(inner)) || !s.free(inner.Min.X-1, -1, inner) {
		return frame{}, false
	}
	if s.isLetterSize(inner) && !s.free(inner.Max.X, 1, inner) {
		return frame{}, false // a 口 among other signs
	}
	if d := inner.Dx() - inner.Dy(); max(d, -d)*4 > max(inner.Dx(), inner.Dy()) {
		return frame{}, false
	}
	return s.filled(inner)
}

// square finds the outermost two rows and two columns of the box that are drawn
// through for most of its sides.
func (s *sight) square(box image.Rectangle, closed int) (image.Rectangle, bool) {
	need := min(box.Dx(), box.Dy()) * 6 / 10
	rows, columns := longRuns(box.Dy(), box.Dx(), need, func(i, j int) bool { return s.ink(box.Min.X+j, box.Min.Y+i) }),
		longRuns(box.Dx(), box.Dy(), need, func(i, j int) bool { return s.ink(box.Min.X+i, box.Min.Y+j) })
	if len(rows) < 2 || len(columns) < 2 {
		return image.Rectangle{}, false
	}
	r := image.Rect(box.Min.X+columns[0], box.Min.Y+rows[0],
		box.Min.X+columns[len(columns)-1]+1, box.Min.Y+rows[len(rows)-1]+1)
	return r, s.closed(r, closed)
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
			if n < 2 { // turning a page rounds them a little
				return false
			}
		}
	}
	return true
}

// bulges reports whether ink lies along a part of a side outside a square, as at an o
// or a d, whose outermost rows are shorter than those below. The stroke of a tick that
// reaches out is thin.
func (s *sight) bulges(r image.Rectangle) bool {
	for _, side := range []struct {
		length int
		ink    func(at int) bool
	}{
		{r.Dx(), func(at int) bool { return s.inked(r.Min.X+at, r.Min.Y-1) }},
		{r.Dx(), func(at int) bool { return s.inked(r.Min.X+at, r.Max.Y) }},
		{r.Dy(), func(at int) bool { return s.inked(r.Min.X-1, r.Min.Y+at) }},
		{r.Dy(), func(at int) bool { return s.inked(r.Max.X, r.Min.Y+at) }},
	} {
		run, longest := 0, 0
		for at := range side.length {
			if run++; !side.ink(at) {
				run = 0
			}
			longest = max(longest, run)
		}
		if longest*10 >= side.length*4 && longest*10 < side.length*9 { // a whole side is drawn thickly
			return true
		}
	}
	return false
}

// inked reports whether a pixel, which may lie beyond the page, is drawn on.
func (s *sight) inked(x, y int) bool {
	return image.Pt(x, y).In(s.grey.Rect) && s.ink(x, y)
}

func (s *sight) isLetterSize(r image.Rectangle) bool {
	return min(r.Dx(), r.Dy())*10 < s.height*11
}

// free reports whether there is room beside a square, from a column in a
// direction; letters stand closer.
func (s *sight) free(x, step int, r image.Rectangle) bool {
	for range max(2, s.height/4) {
		if x += step; x < 0 || x >= s.grey.Rect.Dx() {
			return true
		}
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

// closed reports whether all four sides are drawn along so much of their length.
func (s *sight) closed(r image.Rectangle, percent int) bool {
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
		if drawn*100 < side.length*percent {
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
	in := s.withoutSides(r, width).Inset(max(1, width/2))
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

// sideWidth is how thick the sides are drawn: the middle of all measures.
func (s *sight) sideWidth(r image.Rectangle) int {
	var widths []int
	for _, side := range s.probed(r) {
		widths = append(widths, side...)
	}
	slices.Sort(widths)
	return widths[len(widths)/2]
}

// withoutSides is a square without its sides, each of which may be up to twice as thick as
// most, as those of a small picture made larger are.
func (s *sight) withoutSides(r image.Rectangle, width int) image.Rectangle {
	var thick [4]int
	for i, side := range s.probed(r) {
		slices.Sort(side)
		thick[i] = min(max(width, side[len(side)/2]), 2*width)
	}
	return image.Rect(r.Min.X+thick[2], r.Min.Y+thick[0], r.Max.X-thick[3], r.Max.Y-thick[1])
}

// probed measures the sides of a square, the upper, lower, left and right one, in
// three places each.
func (s *sight) probed(r image.Rectangle) (widths [4][]int) {
	for _, part := range []int{3, 5, 7} { // tenths along the side
		x, y := r.Min.X+r.Dx()*part/10, r.Min.Y+r.Dy()*part/10
		for i, probe := range []func(depth int) bool{
			func(d int) bool { return s.ink(x, r.Min.Y+d) },
			func(d int) bool { return s.ink(x, r.Max.Y-1-d) },
			func(d int) bool { return s.ink(r.Min.X+d, y) },
			func(d int) bool { return s.ink(r.Max.X-1-d, y) },
		} {
			n := 1
			for n < min(r.Dx(), r.Dy())/2 && (probe(n) || n == 1 && probe(2)) {
				n++
			}
			widths[i] = append(widths[i], n)
		}
	}
	return widths
}

// leastColumn is how many boxes to tick stand below each other before a sign in line
// with them is one.
const leastColumn = 2

// framesOf makes boxes to tick of words that an engine reads for them, "o", "O", "[]",
// in line with two at least of their size: their sides are drawn too faintly.
func (s *sight) framesOf(spans []layout.Span, dpi float64) []layout.Span {
	known := s.frames
	return slices.DeleteFunc(spans, func(w layout.Span) bool {
		if !boxLike.MatchString(w.Text) {
			return false
		}
		box := s.pixels(w.Box, dpi).Inset(max(1, s.height/8))
		column := 0
		for _, f := range known {
			if near(f.box.Min.X, box.Min.X, s.height/3) && near(f.box.Dx(), box.Dx(), f.box.Dx()/3) && near(f.box.Dy(), box.Dy(), f.box.Dy()/2) {
				column++
			}
		}
		if column < leastColumn || !s.startsLine(box) || s.inside(box) > faint {
			return false
		}
		s.frames = append(s.frames, frame{box: box})
		return true
	})
}

// boxLike is what engines read for an empty box; faint is how much of its middle may
// be drawn on, in percent.
var boxLike = regexp.MustCompile(`^(?:[oO0DQC]|\[\s?\]|[\[\]|]{1,2})$`)

const faint = 30

// withoutFrames is the page with its boxes to tick, bullets and lines taken out,
// so that they are not read as letters.
func (s *sight) withoutFrames() *image.Gray {
	out := image.NewGray(s.grey.Rect)
	copy(out.Pix, s.grey.Pix)
	for _, f := range s.frames {
		wipe(out, f.box.Inset(-max(1, f.box.Dx()/6)))
		for _, p := range f.beyond {
			wipe(out, image.Rect(p.X-1, p.Y-1, p.X+2, p.Y+2))
		}
	}
	for _, b := range s.signs {
		wipe(out, b.Inset(-1))
	}
	for _, b := range s.bullets {
		wipe(out, b.Inset(-max(1, b.Dx()/4)))
	}
	for _, r := range s.rims {
		s.wipeRim(out, r)
	}
	for _, l := range s.across {
		s.wipeLine(out, l)
	}
	for _, l := range s.down {
		s.wipeUpright(out, l)
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
func (s *sight) wipeLine(g *image.Gray, l stroke) {
	for x := l.Min.X; x < l.Max.X; x++ {
		top, foot := l.Min.Y, l.Max.Y
		if l.leans(s.thick()) {
			middle := l.at(x-l.Min.X, l.Dx())
			top, foot = middle-l.thickness(), middle+l.thickness()+1
		}
		above, below := top-2, foot+1
		if above >= 0 && s.ink(x, above) || below < s.grey.Rect.Dy() && s.ink(x, below) {
			continue
		}
		wipe(g, image.Rect(x, top-1, x+1, foot+1))
	}
}

// wipeUpright takes out a line from top to bottom, with its blurred edges: what is left
// of them is read as an I or a bar.
func (s *sight) wipeUpright(g *image.Gray, l stroke) {
	blur := max(1, s.height/10)
	if !l.leans(s.thick()) {
		wipe(g, image.Rect(l.Min.X-blur, l.Min.Y-1, l.Max.X+blur, l.Max.Y+1))
		return
	}
	for y := l.Min.Y; y < l.Max.Y; y++ {
		middle := l.at(y-l.Min.Y, l.Dy())
		wipe(g, image.Rect(middle-l.thickness()-blur, y, middle+l.thickness()+blur+1, y+1))
	}
}
