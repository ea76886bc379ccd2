package layout

import (
	"math"

	"formwright/shared/finding"
)

// rect is a rectangle in points from the top left of its page.
type rect struct{ x0, y0, x1, y1 float64 }

func (r rect) width() float64  { return r.x1 - r.x0 }
func (r rect) height() float64 { return r.y1 - r.y0 }
func (r rect) midX() float64   { return (r.x0 + r.x1) / 2 }
func (r rect) midY() float64   { return (r.y0 + r.y1) / 2 }

// union is the smallest rectangle around both; the zero rect adds nothing.
func (r rect) union(o rect) rect {
	if r == (rect{}) {
		return o
	}
	return rect{min(r.x0, o.x0), min(r.y0, o.y0), max(r.x1, o.x1), max(r.y1, o.y1)}
}

// sharedX is how much of the x axis both cover; negative is the gap between.
func (r rect) sharedX(o rect) float64 { return min(r.x1, o.x1) - max(r.x0, o.x0) }

// sharedY is how much of the y axis both cover; negative is the gap between.
func (r rect) sharedY(o rect) float64 { return min(r.y1, o.y1) - max(r.y0, o.y0) }

// holds reports whether a point is inside.
func (r rect) holds(x, y float64) bool {
	return r.x0 <= x && x <= r.x1 && r.y0 <= y && y <= r.y1
}

// within reports whether r lies inside o but for some slack.
func (r rect) within(o rect, slack float64) bool {
	return r.x0 >= o.x0-slack && r.x1 <= o.x1+slack && r.y0 >= o.y0-slack && r.y1 <= o.y1+slack
}

func (r rect) box() *finding.Box {
	return &finding.Box{X: round(r.x0), Y: round(r.y0), Width: round(r.width()), Height: round(r.height())}
}

// round keeps a tenth of a point, so that boxes read well in reports.
func round(v float64) float64 { return math.Round(v*10) / 10 }

// farthest is the largest coordinate that is believed; a page of 200 inches,
// the format's bound, has 14,400 points.
const farthest = 50_000

// sane reports whether all numbers are ones a page can have.
func sane(vs ...float64) bool {
	for _, v := range vs {
		if math.IsNaN(v) || v < -farthest || v > farthest {
			return false
		}
	}
	return true
}

// rectOf reads a box; boxes drawn backwards are turned.
func rectOf(b finding.Box) (rect, bool) {
	r := rect{b.X, b.Y, b.X + b.Width, b.Y + b.Height}
	if !sane(b.X, b.Y, b.Width, b.Height) {
		return rect{}, false
	}
	return rect{min(r.x0, r.x1), min(r.y0, r.y1), max(r.x0, r.x1), max(r.y0, r.y1)}, true
}
