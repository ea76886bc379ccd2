package raster

import (
	"image"
	"math"
)

// Warp is how a page that was photographed from aside or lay bent is made flat:
// where each of its places comes from. The zero value changes nothing.
type Warp struct {
	size  image.Point // of the page before
	pad   image.Rectangle
	rise  [terms]float64 // of the lines, in heights of the page
	slant float64        // of what stands below each other, in widths of the page
	fan   float64        // how that changes from left to right
	turn  slope          // by which the page was turned before
}

// terms is how many shapes the lines of a page are made up of, rounds how often
// they are looked for along the lines that the last look found.
const (
	terms  = 9
	rounds = 3
)

// shapes are what a line at a height can look like: rising, bent, bent to both
// sides; each the more so the further down, and most of all at one end of the
// page, as where only its head lifts off the table.
func shapes(u, v float64) [terms]float64 {
	rising, bent, both := u, u*u, u*u*u
	return [terms]float64{
		rising, rising * v, bent, bent * v, both, both * v,
		rising * v * v, bent * v * v, both * v * v,
	}
}

// Bounds of what is worth it, in heights of letters: lines that stray further,
// and how far they may after it.
const (
	leastStray  = 0.06
	mostLeft    = 0.15
	fewestLines = 6
	lineLetters = 8 // of a line that tells its shape
)

// WarpOf tells how a page whose lines run from left to right on the whole must be
// bent for them to be straight, and for what begins below each other to stand so, or
// for its upright rulings to be upright.
func WarpOf(letters []Component, height int, size image.Point, rulings []Ruling) Warp {
	if len(letters) < 4*fewest || height < 4 {
		return Warp{}
	}
	w := Warp{size: size}
	lines := textLines(letters, height, wordGap, w.off)
	lines = w.straighten(lines, letters, float64(height))
	if !w.alignTo(rulings, float64(height)) {
		w.align(lines, float64(height))
	}
	if w.rise == [terms]float64{} && w.slant == 0 && w.fan == 0 {
		return Warp{}
	}
	w.makeRoom(letters)
	return w
}

// unit is a place in widths and heights of the page, from its middle.
func (w Warp) unit(p point) (u, v float64) {
	return p.x/float64(w.size.X) - 0.5, p.y/float64(w.size.Y) - 0.5
}

// lift is how far down on the picture a line runs at u that belongs at v.
func (w Warp) lift(u, v float64) float64 {
	sum := 0.0
	for k, s := range shapes(u, v) {
		sum += w.rise[k] * s
	}
	return sum
}

// straighten finds the shapes of the lines, and the lines as they run once what
// bends them is known: the first look loses those that rise steeply.
func (w *Warp) straighten(lines []textLine, letters []Component, height float64) []textLine {
	long := longLines(lines)
	if len(long) < fewestLines || !w.fit(long, height) {
		return lines
	}
	flat, followed := Warp{size: w.size}, lines
	for range rounds {
		followed = textLines(letters, int(height), followedGap, w.off)
		if long = longLines(followed); len(long) < fewestLines || !w.fit(long, height) {
			w.rise = flat.rise
			return lines
		}
	}
	before := flat.stray(long, height)
	if after := w.stray(long, height); before < leastStray || after > mostLeft || after*1.5 > before {
		w.rise = flat.rise
		return lines
	}
	return followed
}

// longLines are the lines that tell their shape.
func longLines(lines []textLine) (long []textLine) {
	for _, l := range lines {
		if len(l.feet) >= lineLetters {
			long = append(long, l)
		}
	}
	return long
}

// off is how far below its line's level a place of the picture is, in pixels.
func (w Warp) off(p point) float64 {
	u, v := w.unit(p)
	level := v - w.lift(u, v)
	return w.lift(u, v-w.lift(u, level)) * float64(w.size.Y)
}

// fit finds the shapes by least squares. Feet that are far off, such as those of a
// g, are left out more and more. Of lines that tell nothing none is kept.
func (w *Warp) fit(long []textLine, height float64) bool {
	for _, far := range []float64{0.6, 0.4, 0.25, 0.18, 0.18} {
		next, ok := w.fitted(long, far*height)
		if !ok {
			w.rise = [terms]float64{}
			return false
		}
		w.rise = next
	}
	return true
}

// level is where a line belongs: the middle of where its feet say.
func (w Warp) level(l textLine) float64 {
	all := make([]float64, 0, len(l.feet))
	for _, p := range l.feet {
		u, v := w.unit(p)
		at := v - w.lift(u, v)
		all = append(all, v-w.lift(u, at))
	}
	return middle(all)
}

// stray is how far the feet of letters are from where their lines belong, in
// heights of letters: four of five are nearer.
func (w Warp) stray(lines []textLine, height float64) float64 {
	var all []float64
	for _, l := range lines {
		level := w.level(l)
		for _, p := range l.feet {
			u, v := w.unit(p)
			all = append(all, math.Abs(v-w.lift(u, level)-level)*float64(w.size.Y)/height)
		}
	}
	return quantile(all, 0.7)
}

// fitted solves for the shapes, by the feet that are no further from their lines
// than so many pixels.
func (w Warp) fitted(lines []textLine, far float64) (rise [terms]float64, ok bool) {
	var m [terms][terms + 1]float64
	for _, l := range lines {
		level := w.level(l)
		var used [][terms + 1]float64
		var mean [terms + 1]float64
		for _, p := range l.feet {
			u, v := w.unit(p)
			if math.Abs(v-w.lift(u, level)-level)*float64(w.size.Y) > far {
				continue
			}
			row := [terms + 1]float64{terms: v}
			s := shapes(u, level)
			copy(row[:], s[:])
			for k, value := range row {
				mean[k] += value
			}
			used = append(used, row)
		}
		for _, row := range used { // against its line's own height
			for k := range row {
				row[k] -= mean[k] / float64(len(used))
			}
			for i := range terms {
				for k := range row {
					m[i][k] += row[i] * row[k]
				}
			}
		}
	}
	for i := range terms {
		m[i][i] += 1e-4 * m[0][0] // shapes that nothing tells stay out
	}
	return solved(m)
}

// solved solves linear equations by elimination.
func solved(m [terms][terms + 1]float64) (x [terms]float64, ok bool) {
	for i := range terms {
		pivot := i
		for k := i + 1; k < terms; k++ {
			if math.Abs(m[k][i]) > math.Abs(m[pivot][i]) {
				pivot = k
			}
		}
		if m[i], m[pivot] = m[pivot], m[i]; math.Abs(m[i][i]) < 1e-12 {
			return x, false
		}
		for k := range terms {
			if k == i {
				continue
			}
			f := m[k][i] / m[i][i]
			for j := i; j <= terms; j++ {
				m[k][j] -= f * m[i][j]
			}
		}
	}
	for i := range terms {
		x[i] = m[i][terms] / m[i][i]
	}
	return x, true
}
