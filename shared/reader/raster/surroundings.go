package raster

import (
	"image"
	"slices"
)

// The bounds of what counts as surroundings: how much darker than the paper it
// is, what part of it may be as dark as ink on it, and what part of the picture
// it may take.
const (
	blocks       = 200 // along the longer side
	darkPercent  = 62
	stepPercent  = 120 // how much brighter than a part the next one may be; the page begins with a step
	printPermill = 15
	grainPermill = 150 // of what surrounds the page: the grain of wood and cloth
	tablePercent = 50  // how much darker than the paper that is
	mostPercent  = 75
	leastPage    = 300 // pixels of the longer side; a smaller picture shows no page on a table
)

// Surroundings paints over what a page lies on, or what a scanner shows beside
// it, with the colour of the paper next to it: dark areas at the border of the
// picture that bear no print. A shadow that falls on print is paper. g is m
// without colours.
func Surroundings(g *image.Gray, m *image.RGBA) {
	s := findSurroundings(g)
	var edge []int
	paper := make([][3]int, len(s.outside))
	known := make([]bool, len(s.outside))
	for at, outside := range s.outside {
		if known[at] = !outside; known[at] && slices.ContainsFunc(s.around(at), func(next int) bool { return s.outside[next] }) {
			paper[at] = meanColor(m, s.block(at).Intersect(m.Rect))
			edge = append(edge, at)
		}
	}
	for k := 0; k < len(edge); k++ {
		for _, next := range s.around(edge[k]) {
			if !known[next] {
				known[next], paper[next] = true, paper[edge[k]]
				fill(m, s.block(next).Intersect(m.Rect), paper[next])
				edge = append(edge, next)
			}
		}
	}
}

func meanColor(m *image.RGBA, r image.Rectangle) (sum [3]int) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			for k, v := range m.Pix[m.PixOffset(x, y):][:3] {
				sum[k] += int(v)
			}
		}
	}
	for k := range sum {
		sum[k] /= max(1, r.Dx()*r.Dy())
	}
	return sum
}

func fill(m *image.RGBA, r image.Rectangle, c [3]int) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			for k, v := range c {
				m.Pix[m.PixOffset(x, y)+k] = uint8(v)
			}
		}
	}
}

// surroundings is a page in blocks, some of which are not the page.
type surroundings struct {
	size, columns, rows int
	outside             []bool
}

func findSurroundings(g *image.Gray) surroundings {
	w, h := g.Rect.Dx(), g.Rect.Dy()
	if max(w, h) < leastPage {
		return surroundings{}
	}
	l := measureLight(g, max(8, max(w, h)/cells))
	s := surroundings{size: max(4, max(w, h)/blocks)}
	s.columns, s.rows = (w+s.size-1)/s.size, (h+s.size-1)/s.size
	s.outside = make([]bool, s.columns*s.rows)
	means := s.means(g)
	limit := brightest(l.paper) * darkPercent / 100
	seen := make([]bool, len(means))
	for at, mean := range means {
		x, y := at%s.columns, at/s.columns
		if mean >= limit || seen[at] || x > 0 && y > 0 && x < s.columns-1 && y < s.rows-1 {
			continue
		}
		goesOn := func(from, to int) bool { return means[to] < limit && means[to]*100 < means[from]*stepPercent+300 }
		area := s.area(at, seen, goesOn)
		if len(area)*100 < len(means)*mostPercent && !s.printed(g, means, goesOn, area, s.inkAllowed(means, area, limit)) && !s.bearsLight(g, means, area) {
			s.mark(area)
		}
	}
	return s
}

// brightest is the light that falls on most of a page.
func brightest(paper []int) int {
	var counts [256]int
	for _, v := range paper {
		counts[v]++
	}
	left := len(paper) * 3 / 4
	for v, n := range counts {
		if left -= n; left <= 0 {
			return v
		}
	}
	return 255
}

// means is how bright every block is.
func (s surroundings) means(g *image.Gray) []int {
	out := make([]int, len(s.outside))
	for at := range out {
		r := s.block(at).Intersect(g.Rect)
		sum := 0
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for _, p := range g.Pix[y*g.Stride+r.Min.X : y*g.Stride+r.Max.X] {
				sum += int(p)
			}
		}
		out[at] = sum / (r.Dx() * r.Dy())
	}
	return out
}

func (s surroundings) block(at int) image.Rectangle {
	x, y := at%s.columns*s.size, at/s.columns*s.size
	return image.Rect(x, y, x+s.size, y+s.size)
}

// area lists the blocks that go on from one.
func (s surroundings) area(from int, seen []bool, goesOn func(from, to int) bool) []int {
	out := []int{from}
	seen[from] = true
	for k := 0; k < len(out); k++ {
		for _, next := range s.around(out[k]) {
			if !seen[next] && goesOn(out[k], next) {
				seen[next] = true
				out = append(out, next)
			}
		}
	}
	return out
}

// around lists the neighbours of a block, corners included.
func (s surroundings) around(at int) []int {
	out := make([]int, 0, 8)
	x, y := at%s.columns, at/s.columns
	for ny := max(0, y-1); ny <= min(s.rows-1, y+1); ny++ {
		for nx := max(0, x-1); nx <= min(s.columns-1, x+1); nx++ {
			if next := ny*s.columns + nx; next != at {
				out = append(out, next)
			}
		}
	}
	return out
}

// printed reports whether an area shows ink: much of it is far darker than the
// brightest of it nearby. Four pixels at a time are looked at, which takes grain
// for what it is.
func (s surroundings) printed(g *image.Gray, means []int, goesOn func(from, to int) bool, area []int, allowed int) bool {
	ink, all := 0, 0
	for _, at := range area {
		paper := means[at]
		for _, next := range s.around(at) {
			if goesOn(at, next) {
				paper = max(paper, means[next])
			}
		}
		r := s.block(at).Intersect(g.Rect)
		for y := r.Min.Y; y+1 < r.Max.Y; y += 2 {
			upper, lower := g.Pix[y*g.Stride:], g.Pix[(y+1)*g.Stride:]
			for x := r.Min.X; x+1 < r.Max.X; x += 2 {
				if sum := int(upper[x]) + int(upper[x+1]) + int(lower[x]) + int(lower[x+1]); sum*2 < paper*4 {
					ink++
				}
				all++
			}
		}
	}
	return ink*1000 > all*allowed
}

// inkAllowed is how much of an area may be as dark as ink on it, by the thousand: more
// of a dark one that lies to both sides of the page, or above and below it. A shadow
// falls from one side.
func (s surroundings) inkAllowed(means, area []int, limit int) int {
	sum := 0
	in := make([]bool, len(means))
	for _, at := range area {
		sum += means[at]
		in[at] = true
	}
	row := func(y, x int) bool { return in[y*s.columns+x] }
	column := func(x, y int) bool { return in[y*s.columns+x] }
	if sum*darkPercent <= len(area)*limit*tablePercent && (framed(s.rows, s.columns, row) || framed(s.columns, s.rows, column)) {
		return grainPermill
	}
	return printPermill
}

// framed reports whether many lines of blocks begin and end in an area and have their
// middle outside.
func framed(lines, length int, in func(line, at int) bool) bool {
	const part = 4
	n := 0
	for line := range lines {
		if in(line, 0) && in(line, length-1) && !in(line, length/2) {
			n++
		}
	}
	return n*part >= lines
}

// mark notes an area and the blocks along it, which show its edge.
func (s surroundings) mark(area []int) {
	for _, at := range area {
		s.outside[at] = true
		for _, next := range s.around(at) {
			s.outside[next] = true
		}
	}
}
