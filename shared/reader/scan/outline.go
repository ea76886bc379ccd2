package scan

import (
	"image"
	"math"
)

// outline is a patch of ink whose shape is judged.
type outline struct {
	box image.Rectangle
	at  func(x, y int) bool
}

// isRing reports whether ink goes round nearly all of the box, and is not in its
// corners.
func (o outline) isRing() bool {
	return o.around(0.66, 1.1) >= 50 && o.cornersFree() >= 3
}

// distance is how far a point is from the middle; 1 is on the ellipse in the box.
func (o outline) distance(p image.Point) float64 {
	cx, cy := float64(o.box.Min.X+o.box.Max.X)/2, float64(o.box.Min.Y+o.box.Max.Y)/2
	return math.Hypot((float64(p.X)-cx)/(float64(o.box.Dx())/2), (float64(p.Y)-cy)/(float64(o.box.Dy())/2))
}

// around counts the rays, of 60, on which there is ink between two distances.
func (o outline) around(from, to float64) int {
	const rays = 60
	cx, cy := float64(o.box.Min.X+o.box.Max.X)/2, float64(o.box.Min.Y+o.box.Max.Y)/2
	rx, ry := float64(o.box.Dx())/2, float64(o.box.Dy())/2
	hit := 0
	for k := range rays {
		sin, cos := math.Sincos(2 * math.Pi * float64(k) / rays)
		for r := from; r <= to; r += 0.5 / max(rx, ry) {
			if p := image.Pt(int(cx+r*rx*cos), int(cy+r*ry*sin)); p.In(o.box) && o.at(p.X, p.Y) {
				hit++
				break
			}
		}
	}
	return hit
}

// cornersFree counts the corners without ink.
func (o outline) cornersFree() (n int) {
	w, h := max(1, o.box.Dx()/10), max(1, o.box.Dy()/10)
	for _, c := range []image.Point{o.box.Min, {o.box.Max.X - w, o.box.Min.Y}, {o.box.Min.X, o.box.Max.Y - h}, {o.box.Max.X - w, o.box.Max.Y - h}} {
		if !o.inked(image.Rect(c.X, c.Y, c.X+w, c.Y+h)) {
			n++
		}
	}
	return n
}

func (o outline) inked(r image.Rectangle) bool {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if o.at(x, y) {
				return true
			}
		}
	}
	return false
}

// isTick reports whether a single stroke goes down a little and then up to the
// right, twice as far at least.
func (o outline) isTick() bool {
	w, h := o.box.Dx(), o.box.Dy()
	middle := make([]float64, w)
	for x := range w {
		top, bottom, n := -1, 0, 0
		for y := range h {
			if o.at(o.box.Min.X+x, o.box.Min.Y+y) {
				if top < 0 {
					top = y
				}
				bottom, n = y, n+1
			}
		}
		if n == 0 || n*10 < (bottom-top+1)*6 {
			return false // a gap, or two strokes above each other
		}
		middle[x] = float64(top+bottom) / 2
	}
	low := 0
	for x, y := range middle {
		if y > middle[low] {
			low = x
		}
	}
	if low*100 < w*12 || low*100 > w*60 {
		return false
	}
	down, up := middle[low]-middle[0], middle[low]-middle[w-1]
	if down < 0.12*float64(h) || up < 0.5*float64(h) || down > 0.7*up {
		return false
	}
	return rises(middle[low:], -1, h) && rises(middle[:low+1], 1, h) && middle[w-1+0]-middle[w-1-max(1, w/5)] < -0.04*float64(h)
}

// rises reports whether values go one way but for the shaking of a hand.
func rises(values []float64, sign float64, height int) bool {
	most := values[0] * sign
	for _, v := range values {
		if v*sign < most-0.12*float64(height) {
			return false
		}
		most = max(most, v*sign)
	}
	return true
}

// isCross reports whether both diagonals are drawn and the middles of the sides
// are free.
func (o outline) isCross() bool {
	w, h := o.box.Dx(), o.box.Dy()
	if w*2 < h || h*2 < w {
		return false
	}
	const steps = 24
	reach := max(1, min(w, h)/7)
	hits := [2]int{}
	for k := range steps {
		t := (float64(k) + 0.5) / steps
		x, y := o.box.Min.X+int(t*float64(w)), o.box.Min.Y+int(t*float64(h))
		if o.inked(image.Rect(x-reach, y-reach, x+reach+1, y+reach+1).Intersect(o.box)) {
			hits[0]++
		}
		x = o.box.Max.X - 1 - int(t*float64(w))
		if o.inked(image.Rect(x-reach, y-reach, x+reach+1, y+reach+1).Intersect(o.box)) {
			hits[1]++
		}
	}
	mx, my := (o.box.Min.X+o.box.Max.X)/2, (o.box.Min.Y+o.box.Max.Y)/2
	for _, side := range []image.Rectangle{
		image.Rect(mx-w/12, o.box.Min.Y, mx+w/12+1, o.box.Min.Y+h/6), image.Rect(mx-w/12, o.box.Max.Y-h/6, mx+w/12+1, o.box.Max.Y),
		image.Rect(o.box.Min.X, my-h/12, o.box.Min.X+w/6, my+h/12+1), image.Rect(o.box.Max.X-w/6, my-h/12, o.box.Max.X, my+h/12+1)} {
		if o.inked(side) {
			return false
		}
	}
	return hits[0] >= steps*4/5 && hits[1] >= steps*4/5
}
