package raster

import "image"

// Patch is an area in one dark colour on which lighter print stands, as screens
// show it: the head of a table, a button, the letter of a choice on a square or
// disc of its own, a sign on a disc.
type Patch struct {
	Box  image.Rectangle
	Fill [3]uint8
	// Light is what is lighter than the filling, a byte for every pixel of Box: 1
	// is print, 0 the filling or what lies outside.
	Light []bool
	Round bool // the corners are not filled
}

// Bounds of patches, of 256 levels, pixels and percent.
const (
	darkestPaper  = 185 // what is lighter is no filling
	evenFill      = 12  // how much a filling differs from itself
	shortestRun   = 2
	smallestPatch = 10
	leastFilled   = 40
	leastContrast = 60
	leastInside   = 68 // of the box, so that A and 4 are none
	leastPrint    = 12 // pixels
	mostPrint     = 55
	largestDisc   = 96
)

// Patches finds the patches of a picture and draws them anew in it as black print
// on white. g is m without colours.
func Patches(g *image.Gray, m *image.RGBA) []Patch {
	var out []Patch
	for _, c := range fills(g) {
		if p, ok := patchOf(g, m, c); ok {
			out = append(out, p)
		}
	}
	return out
}

// fillRun is a run of one grey.
type fillRun struct {
	run
	grey int
}

// fills finds the areas of one grey that fill much of their box.
func fills(g *image.Gray) []Component {
	f := finder{}
	var above, here []fillRun
	w := g.Rect.Dx()
	for y := range g.Rect.Dy() {
		here = fillRuns(g.Pix[y*g.Stride:y*g.Stride+w], here[:0])
		f.joinFills(above, here, y)
		above, here = here, above
	}
	out := f.components()
	kept := out[:0]
	for _, c := range out {
		w, h := c.Box.Dx(), c.Box.Dy()
		if min(w, h) >= smallestPatch && c.Pixels*100 >= w*h*leastFilled {
			kept = append(kept, c)
		}
	}
	return kept
}

func fillRuns(line []uint8, out []fillRun) []fillRun {
	for x := 0; x < len(line); {
		first := int(line[x])
		if first >= darkestPaper {
			x++
			continue
		}
		from := x
		for x < len(line) && max(int(line[x])-first, first-int(line[x])) <= evenFill {
			x++
		}
		if x-from >= shortestRun {
			out = append(out, fillRun{run{from, x, -1}, int(line[(from+x)/2])})
		}
	}
	return out
}

// joinFills labels the runs of a line by those of their grey above.
func (f *finder) joinFills(above, here []fillRun, y int) {
	next := 0
	for i := range here {
		r := &here[i]
		for next < len(above) && above[next].to <= r.from {
			next++
		}
		for j := next; j < len(above) && above[j].from < r.to; j++ {
			a := above[j]
			if max(a.grey-r.grey, r.grey-a.grey) > evenFill {
				continue
			}
			if r.label < 0 {
				r.label = f.root(a.label)
			} else {
				r.label = f.unite(r.label, a.label)
			}
		}
		f.add(&r.run, y)
	}
}

// patchOf looks at what stands on a filling and, when it is print, draws it anew.
func patchOf(g *image.Gray, m *image.RGBA, c Component) (Patch, bool) {
	w, h := c.Box.Dx(), c.Box.Dy()
	fill := commonest(g, c.Box)
	p := Patch{Box: c.Box, Light: make([]bool, w*h)}
	outside := outsideOf(g, c.Box, fill)
	top, corners := 0, 0
	var counts [256]int
	for i := range outside {
		if outside[i] {
			corners++
			continue
		}
		counts[g.Pix[(c.Box.Min.Y+i/w)*g.Stride+c.Box.Min.X+i%w]]++
	}
	inside := w*h - corners
	for v, seen := 255, 0; v > 0; v-- {
		if seen += counts[v]; seen*1000 > inside*5 {
			top = v
			break
		}
	}
	if top-fill < leastContrast {
		return Patch{}, false
	}
	light := 0
	for i := range p.Light {
		v := int(g.Pix[(c.Box.Min.Y+i/w)*g.Stride+c.Box.Min.X+i%w])
		if p.Light[i] = !outside[i] && v*2 > fill+top; p.Light[i] {
			light++
		}
	}
	if light < leastPrint || light*100 > inside*mostPrint {
		return Patch{}, false
	}
	if inside*100 < w*h*leastInside || isHole(p.Light, w, h) {
		return Patch{}, false
	}
	p.Round = corners*100 > w*h*12 && corners*100 < w*h*32
	if p.Round && max(w, h) > largestDisc {
		return Patch{}, false // the emblem of a school
	}
	p.Fill = meanFill(g, m, c.Box, fill)
	drawPatch(g, m, c.Box, outside, fill, top)
	return p, true
}

// isHole reports whether all that is light on a patch are holes, as those of
// letters and rings, and no print: full, without a gap in any row or column, or
// around a dot in the middle.
func isHole(light []bool, w, h int) bool {
	mask := image.NewGray(image.Rect(0, 0, w, h))
	for i, on := range light {
		if !on {
			mask.Pix[i] = 255
		}
	}
	for _, c := range Components(mask, 0) {
		b := c.Box
		if min(b.Dx(), b.Dy()) < 3 {
			continue
		}
		full := c.Pixels*100 >= b.Dx()*b.Dy()*62
		if !(full && straight(mask, b)) && !isRing(mask, c, w, h) {
			return false
		}
	}
	return true
}

// straight reports whether every row and column of a box is one run.
func straight(mask *image.Gray, b image.Rectangle) bool {
	for y := b.Min.Y; y < b.Max.Y; y++ {
		if turns(b.Dx(), func(k int) bool { return mask.GrayAt(b.Min.X+k, y).Y == 0 }) > 1 {
			return false
		}
	}
	for x := b.Min.X; x < b.Max.X; x++ {
		if turns(b.Dy(), func(k int) bool { return mask.GrayAt(x, b.Min.Y+k).Y == 0 }) > 1 {
			return false
		}
	}
	return true
}

// turns counts the runs along a line.
func turns(length int, at func(k int) bool) (n int) {
	on := false
	for k := range length {
		if now := at(k); now != on {
			on = now
			if on {
				n++
			}
		}
	}
	return n
}

// isRing reports whether a patch of light goes round the middle of a box, as on a
// circle that is filled in.
func isRing(mask *image.Gray, c Component, w, h int) bool {
	b := c.Box
	light := func(x, y int) bool { return mask.GrayAt(x, y).Y == 0 }
	mx, my := (b.Min.X+b.Max.X)/2, (b.Min.Y+b.Max.Y)/2
	if max(b.Dx()-b.Dy(), b.Dy()-b.Dx()) > 2 || light(mx, my) || !light(b.Min.X+1, my) || !light(b.Max.X-2, my) || !light(mx, b.Max.Y-2) {
		return false
	}
	dx, dy := b.Dx()/5, b.Dy()/5
	for _, p := range [][2]int{{b.Min.X, b.Min.Y}, {b.Max.X - 1, b.Min.Y}, {b.Min.X, b.Max.Y - 1}, {b.Max.X - 1, b.Max.Y - 1}} {
		inX, inY := p[0]+dx, p[1]+dy
		if p[0] > w/2 {
			inX = p[0] - dx
		}
		if p[1] > h/2 {
			inY = p[1] - dy
		}
		if light(p[0], p[1]) || !light(inX, inY) {
			return false
		}
	}
	return true
}

// commonest is the grey that most of the dark pixels have.
func commonest(g *image.Gray, b image.Rectangle) int {
	var counts [256]int
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for _, v := range g.Pix[y*g.Stride+b.Min.X : y*g.Stride+b.Max.X] {
			counts[v]++
		}
	}
	best, most := 0, 0
	for v := 1; v < darkestPaper; v++ {
		if n := counts[v-1] + counts[v] + counts[v+1]; n > most {
			best, most = v, n
		}
	}
	return best
}

func isFill(v uint8, fill int) bool { return max(int(v)-fill, fill-int(v)) <= evenFill+4 }

// outsideOf is what of a box lies outside its filling: reached from the border
// without crossing it.
func outsideOf(g *image.Gray, b image.Rectangle, fill int) []bool {
	w, h := b.Dx(), b.Dy()
	out := make([]bool, w*h)
	var stack []int
	visit := func(x, y int) {
		if x < 0 || y < 0 || x >= w || y >= h || out[y*w+x] || isFill(g.Pix[(b.Min.Y+y)*g.Stride+b.Min.X+x], fill) {
			return
		}
		out[y*w+x] = true
		stack = append(stack, y*w+x)
	}
	for x := range w {
		visit(x, 0)
		visit(x, h-1)
	}
	for y := range h {
		visit(0, y)
		visit(w-1, y)
	}
	for len(stack) > 0 {
		at := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		x, y := at%w, at/w
		visit(x-1, y)
		visit(x+1, y)
		visit(x, y-1)
		visit(x, y+1)
	}
	return out
}

func meanFill(g *image.Gray, m *image.RGBA, b image.Rectangle, fill int) (mean [3]uint8) {
	var sum [3]int
	n := 0
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			if isFill(g.Pix[y*g.Stride+x], fill) {
				for k, v := range m.Pix[m.PixOffset(x, y):][:3] {
					sum[k] += int(v)
				}
				n++
			}
		}
	}
	for k := range mean {
		mean[k] = uint8(sum[k] / max(n, 1))
	}
	return mean
}

// drawPatch makes the filling white and what is lighter black. The soft edge
// around the filling becomes white too.
func drawPatch(g *image.Gray, m *image.RGBA, b image.Rectangle, outside []bool, fill, top int) {
	w := b.Dx()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			v := int(g.Pix[y*g.Stride+x])
			if outside[(y-b.Min.Y)*w+x-b.Min.X] {
				continue
			}
			paint(g, m, x, y, uint8(255-max(0, min(255, (v-fill)*255/(top-fill)))))
		}
	}
	const edge = 2
	around := b.Inset(-edge).Intersect(g.Rect)
	for y := around.Min.Y; y < around.Max.Y; y++ {
		for x := around.Min.X; x < around.Max.X; x++ {
			at := image.Pt(x, y)
			if at.In(b.Inset(edge)) && !outside[(y-b.Min.Y)*w+x-b.Min.X] {
				continue
			}
			if !at.In(b) || outside[(y-b.Min.Y)*w+x-b.Min.X] && nearFill(outside, b, x, y, edge) {
				paint(g, m, x, y, 255)
			}
		}
	}
}

// nearFill reports whether the filling lies near a pixel outside it.
func nearFill(outside []bool, b image.Rectangle, x, y, edge int) bool {
	w := b.Dx()
	for ny := max(b.Min.Y, y-edge); ny < min(b.Max.Y, y+edge+1); ny++ {
		for nx := max(b.Min.X, x-edge); nx < min(b.Max.X, x+edge+1); nx++ {
			if !outside[(ny-b.Min.Y)*w+nx-b.Min.X] {
				return true
			}
		}
	}
	return false
}

func paint(g *image.Gray, m *image.RGBA, x, y int, v uint8) {
	g.Pix[y*g.Stride+x] = v
	at := m.PixOffset(x, y)
	m.Pix[at], m.Pix[at+1], m.Pix[at+2] = v, v, v
}
