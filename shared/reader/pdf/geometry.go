package pdf

import (
	"math"

	"formwright/shared/finding"
)

// matrix is a transformation as PDF writes it: x' = ax + cy + e, y' = bx + dy + f.
type matrix struct{ a, b, c, d, e, f float64 }

// identity changes nothing.
func identity() matrix { return matrix{a: 1, d: 1} }

// then is the transformation that does m first and n after it.
func (m matrix) then(n matrix) matrix {
	return matrix{
		a: m.a*n.a + m.b*n.c, b: m.a*n.b + m.b*n.d,
		c: m.c*n.a + m.d*n.c, d: m.c*n.b + m.d*n.d,
		e: m.e*n.a + m.f*n.c + n.e, f: m.e*n.b + m.f*n.d + n.f,
	}
}

func (m matrix) apply(x, y float64) (float64, float64) {
	return finite(m.a*x + m.c*y + m.e), finite(m.b*x + m.d*y + m.f)
}

// turn applies a matrix to a direction.
func (m matrix) turn(x, y float64) (float64, float64) { return m.a*x + m.c*y, m.b*x + m.d*y }

// scale is how much longer things become, on average.
func (m matrix) scale() float64 { return math.Sqrt(math.Abs(m.a*m.d - m.b*m.c)) }

// upright reports whether horizontal stays horizontal and nothing is mirrored.
func (m matrix) upright() bool {
	const little = 1e-3
	return m.a > 0 && m.d > 0 && math.Abs(m.b) < little*m.a && math.Abs(m.c) < little*m.d
}

// rect is a rectangle between two corners; left <= right and top <= bottom on a
// page as it is displayed.
type rect struct{ left, top, right, bottom float64 }

func (r rect) width() float64  { return r.right - r.left }
func (r rect) height() float64 { return r.bottom - r.top }
func (r rect) middle() (x, y float64) {
	return (r.left + r.right) / 2, (r.top + r.bottom) / 2
}

func (r rect) contains(x, y float64) bool {
	return x >= r.left && x <= r.right && y >= r.top && y <= r.bottom
}

func (r rect) union(s rect) rect {
	return rect{min(r.left, s.left), min(r.top, s.top), max(r.right, s.right), max(r.bottom, s.bottom)}
}

// cut is what two rectangles share; it may be empty.
func (r rect) cut(s rect) rect {
	c := rect{max(r.left, s.left), max(r.top, s.top), min(r.right, s.right), min(r.bottom, s.bottom)}
	c.right, c.bottom = max(c.left, c.right), max(c.top, c.bottom)
	return c
}

func (r rect) area() float64 { return r.width() * r.height() }

// grow adds a margin on every side.
func (r rect) grow(by float64) rect {
	return rect{r.left - by, r.top - by, r.right + by, r.bottom + by}
}

func (r rect) box() finding.Box {
	return finding.Box{X: rounded(r.left), Y: rounded(r.top), Width: rounded(r.width()), Height: rounded(r.height())}
}

// rounded keeps a thousandth of a point, which is far below what anybody sees,
// so that data and golden files stay small.
func rounded(f float64) float64 { return math.Round(f*1000) / 1000 }

// transformed is the rectangle around a transformed one.
func (m matrix) transformed(r rect) rect {
	x1, y1 := m.apply(r.left, r.top)
	x2, y2 := m.apply(r.right, r.bottom)
	if m.b == 0 && m.c == 0 { // upright: the other corners say nothing new
		return rect{min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)}
	}
	x3, y3 := m.apply(r.left, r.bottom)
	x4, y4 := m.apply(r.right, r.top)
	return rect{min(x1, x2, x3, x4), min(y1, y2, y3, y4), max(x1, x2, x3, x4), max(y1, y2, y3, y4)}
}

// view is the transformation from a page's own space, where y grows upwards, to
// the page as it is displayed: what the crop box shows, turned by quarters.
func view(shown rect, quarters int) (matrix, float64, float64) {
	left, right := shown.left, shown.right
	low, high := min(shown.top, shown.bottom), max(shown.top, shown.bottom)
	width, height := right-left, high-low
	switch ((quarters % 4) + 4) % 4 {
	case 1:
		return matrix{b: 1, c: 1, e: -low, f: -left}, height, width
	case 2:
		return matrix{a: -1, d: 1, e: right, f: -low}, width, height
	case 3:
		return matrix{b: -1, c: -1, e: high, f: right}, height, width
	}
	return matrix{a: 1, d: -1, e: -left, f: high}, width, height
}

// inverse undoes a matrix; that of a matrix without one is the identity.
func (m matrix) inverse() matrix {
	det := m.a*m.d - m.b*m.c
	if det == 0 {
		return identity()
	}
	n := matrix{a: m.d / det, b: -m.b / det, c: -m.c / det, d: m.a / det}
	n.e = -(m.e*n.a + m.f*n.c)
	n.f = -(m.e*n.b + m.f*n.d)
	return n
}
