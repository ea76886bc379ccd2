package pdf

import (
	"math"

	"formwright/shared/reader/layout"
)

// Kinds of path segments.
const (
	lineTo   = 0
	bezierTo = 1
	moveTo   = 2
)

type point struct{ x, y float64 }

// outline is one closed or open part of a path on the displayed page.
type outline struct {
	points []point
	closed bool
	curved bool
}

// brush is how a path is painted.
type brush struct {
	fill, stroke paint
	filled       bool
	stroked      bool
	width        float64
	evenOdd      bool // what lies inside two outlines is not filled
}

// Paths of more parts or segments are drawings; only where they stand matters.
const (
	maxPathSegments  = 4000
	maxCurveSegments = 24
)

// path reads a path object for the lines and rectangles it draws.
func (w *walk) path(object handle, m matrix) {
	b := w.brush(object)
	if !b.filled && !b.stroked {
		return
	}
	n := w.lib.number("FPDFPath_CountSegments", uint64(object))
	w.segments += max(n, 0)
	if n <= 0 || n > maxPathSegments || w.segments > maxSegments {
		if n > maxPathSegments {
			w.curves += n
			w.stroke(w.view.transformed(m.transformed(w.bounds(object))), n)
		}
		return
	}
	toView := w.matrixOf(object).then(m).then(w.view)
	b.width *= toView.scale()
	outlines := w.outlines(object, n, toView)
	curved := false
	for _, o := range outlines {
		curved = curved || o.curved
	}
	if curved && b.filled && !b.stroked {
		outlines = w.rings(outlines, b)
	}
	if b.evenOdd && !b.stroked {
		outlines = w.borders(outlines, b)
	}
	if curved {
		w.curves++
		if n > maxCurveSegments {
			for _, o := range outlines {
				if o.isRound() || o.isFrame() {
					w.draw(o, b) // browsers draw circles in many pieces
				} else {
					w.stroke(o.around(), 1)
				}
			}
			return
		}
	}
	for _, o := range outlines {
		w.draw(o, b)
	}
}

// rings draws the circles of a path that are filled between an outer and an inner
// outline, as the buttons of web pages are: they look like outlined ones. What
// is left of the path it gives back.
func (w *walk) rings(all []outline, b brush) []outline {
	var rest []outline
	ring := brush{stroked: true, stroke: b.fill, width: 1}
	for i := 0; i < len(all); i++ {
		if i+1 < len(all) && all[i].isRing(all[i+1]) {
			w.draw(all[i], ring)
			i++
			continue
		}
		rest = append(rest, all[i])
	}
	return rest
}

// isRing reports whether inner is a circle close inside the circle o, both as
// large as a button.
func (o outline) isRing(inner outline) bool {
	const least, thinnest = 8, 0.7
	a, c := o.around(), inner.around()
	if a.width() < least || a.width() > largestTick || c.width() >= a.width() || c.width() < thinnest*a.width() || !o.isRound() || !inner.isRound() {
		return false
	}
	ax, ay := a.middle()
	cx, cy := c.middle()
	return math.Hypot(ax-cx, ay-cy) < 0.5
}

func (w *walk) brush(object handle) brush {
	l := w.lib
	var b brush
	if !l.is("FPDFPath_GetDrawMode", uint64(object), l.out(0), l.out(1)) {
		return b
	}
	b.filled, b.stroked, b.evenOdd = l.outInt(0) != 0, l.outInt(1) != 0, l.outInt(0) == 1
	if b.filled {
		b.fill = w.color("FPDFPageObj_GetFillColor", object)
		b.filled = b.fill.alpha > 0
	}
	if b.stroked {
		b.stroke = w.color("FPDFPageObj_GetStrokeColor", object)
		b.stroked = b.stroke.alpha > 0
		if l.is("FPDFPageObj_GetStrokeWidth", uint64(object), l.out(0)) {
			b.width = l.outFloat(0)
		}
	}
	return b
}

func (w *walk) outlines(object handle, n int, m matrix) []outline {
	l := w.lib
	var all []outline
	for i := range n {
		segment := uint64(l.handle("FPDFPath_GetPathSegment", uint64(object), uint64(i)))
		if segment == 0 || !l.is("FPDFPathSegment_GetPoint", segment, l.out(0), l.out(1)) {
			continue
		}
		var p point
		p.x, p.y = m.apply(l.outFloat(0), l.outFloat(1))
		kind := l.number("FPDFPathSegment_GetType", segment)
		if kind == moveTo || len(all) == 0 {
			all = append(all, outline{})
		}
		o := &all[len(all)-1]
		o.points = append(o.points, p)
		o.curved = o.curved || kind == bezierTo
		o.closed = o.closed || l.is("FPDFPathSegment_GetClose", segment)
	}
	return all
}

// Bounds of filled rectangles that count as lines, in points.
const (
	thin      = 2.6 // high at most
	thick     = 4.6 // high at most where they are long and black: the border of a table; bars of a colour adorn
	longThick = 4   // times as long as high
)

// draw takes one part of a path.
func (w *walk) draw(o outline, b brush) {
	r := o.around()
	if len(o.points) < 2 || r.width() == 0 && r.height() == 0 {
		return
	}
	if b.filled && len(o.points) > 2 && r.area() > 0 {
		w.backgrounds = append(w.backgrounds, r)
	}
	switch {
	case o.curved:
		w.round(o, r, b)
	case o.isRectangle(r) && (b.filled || len(o.points) > 2):
		w.rectangle(r, b)
	case b.stroked:
		w.polyline(o, b)
	case b.filled && min(r.width(), r.height()) <= 2*thin: // a mitred side of a border, for one
		w.line(r, min(r.width(), r.height()), b.fill)
	case b.filled:
		w.stroke(r, 1)
		w.pen(o, r)
	}
}

// round takes a curved part: a circle to tick, a frame with round corners. Where
// it is not closed it is a stroke of a drawing.
func (w *walk) round(o outline, r rect, b brush) {
	const least = 4
	first, last := o.points[0], o.points[len(o.points)-1]
	closed := o.closed || math.Hypot(first.x-last.x, first.y-last.y) < 0.5
	if closed && r.width() >= least && r.height() >= least {
		w.area(r, b)
	}
	if closed && isDot(r) && (!b.filled || !b.fill.isWhite()) {
		w.dots = append(w.dots, dot{r, b.filled})
	}
	if !closed || b.filled && !b.fill.isWhite() {
		w.pen(o, r)
	}
	if !closed || !o.isFrame() && max(r.width(), r.height()) > largestTick {
		w.stroke(r, 1)
	}
}

// largestTick is the most a circle to tick measures, in points.
const largestTick = 24

// rectangle takes a rectangle, which is a line when it is thin.
func (w *walk) rectangle(r rect, b brush) {
	if isDot(r) && b.filled && !b.fill.isWhite() {
		w.dots = append(w.dots, dot{r, true})
	}
	short, long := min(r.width(), r.height()), max(r.width(), r.height())
	if short <= thin && long >= 2*short || short <= thick && long >= longThick*short && b.filled && b.fill.ink() == "" {
		p := b.fill
		if !b.filled {
			p, short = b.stroke, max(short, b.width)
		}
		w.line(r.middleLine(), short, p)
		return
	}
	w.area(r, b)
}

// middleLine is what is left of a bar when it is made thin.
func (r rect) middleLine() rect {
	x, y := r.middle()
	if short := min(r.width(), r.height()); short <= thin {
		return r
	} else if short == r.width() {
		r.left, r.right = x-thin/2, x+thin/2
	} else {
		r.top, r.bottom = y-thin/2, y+thin/2
	}
	return r
}

// area keeps a rectangle with a colour or an outline. White ones paint nothing
// a reader sees, and one as large as the page is its background.
func (w *walk) area(r rect, b brush) {
	a := layout.Area{Box: r.box()}
	if b.filled {
		a.Fill = b.fill.fill()
	}
	if b.stroked {
		if a.Stroke = b.stroke.onPaper().hex(); b.stroke.isWhite() {
			a.Stroke = ""
		}
	}
	if a.Fill == "" && a.Stroke == "" || w.covers(r) > 0.9 || r.cut(w.frame()).area() == 0 {
		return
	}
	w.areas = append(w.areas, a)
}

// polyline takes the straight strokes of an open or odd shape.
func (w *walk) polyline(o outline, b brush) {
	points := o.points
	if o.closed {
		points = append(points[:len(points):len(points)], points[0])
	}
	for i := 1; i < len(points); i++ {
		r := outline{points: points[i-1 : i+1]}.around()
		w.line(r, b.width, b.stroke)
	}
	if r := o.around(); min(r.width(), r.height()) > 1 {
		w.pen(o, r)
	}
}

// line keeps a stroke that lies level or stands upright.
func (w *walk) line(r rect, width float64, p paint) {
	const least = 2 // points; shorter ones are dots and parts of letters
	long, short := max(r.width(), r.height()), min(r.width(), r.height())
	if long < least || p.isWhite() || r.grow(1).cut(w.frame()).area() == 0 {
		return
	}
	if short > max(thin, 0.02*long) {
		w.stroke(r, 1)
		return
	}
	x, y := r.middle()
	l := layout.Line{X1: rounded(r.left), Y1: rounded(y), X2: rounded(r.right), Y2: rounded(y), Width: rounded(width), Color: p.ink()}
	if r.height() > r.width() {
		l.X1, l.X2, l.Y1, l.Y2 = rounded(x), rounded(x), rounded(r.top), rounded(r.bottom)
	}
	w.lines = append(w.lines, l)
}

func (o outline) around() rect {
	r := rect{o.points[0].x, o.points[0].y, o.points[0].x, o.points[0].y}
	for _, p := range o.points[1:] {
		r = r.union(rect{p.x, p.y, p.x, p.y})
	}
	return r
}

// isRound reports whether an outline is a circle or nearly one: all its points
// lie about as far from the middle as its sides.
func (o outline) isRound() bool {
	const most = 400
	if len(o.points) < 5 || len(o.points) > most {
		return false
	}
	r := o.around()
	x, y := r.middle()
	for _, p := range o.points {
		dx, dy := (p.x-x)/math.Max(r.width()/2, 0.1), (p.y-y)/math.Max(r.height()/2, 0.1)
		if d := dx*dx + dy*dy; d < 0.8 || d > 1.4 {
			return false
		}
	}
	return true
}

// isFrame reports whether a curved outline is a rectangle with round corners:
// most of its sides lie level or stand upright, or all four where it is as small as the
// box that browsers draw to tick.
func (o outline) isFrame() bool {
	r := o.around()
	sides, level, upright := 0, 0, 0
	for i := 1; i < len(o.points); i++ {
		dx, dy := math.Abs(o.points[i].x-o.points[i-1].x), math.Abs(o.points[i].y-o.points[i-1].y)
		if long := math.Hypot(dx, dy); long > 8 && min(dx, dy) < 0.02*long {
			sides++
		}
		if dy < 0.02*dx && dx > 0.5*r.width() {
			level++
		}
		if dx < 0.02*dy && dy > 0.5*r.height() {
			upright++
		}
	}
	return sides >= 2 || level == 2 && upright == 2
}

// isRectangle reports whether all corners are corners of the rectangle around.
func (o outline) isRectangle(r rect) bool {
	if len(o.points) < 4 || len(o.points) > 6 {
		return false
	}
	const near = 0.3
	corners := map[[2]bool]bool{} // a triangle with a right angle has three of them
	for _, p := range o.points {
		sideways := within(p.x-r.left, near) || within(p.x-r.right, near)
		upways := within(p.y-r.top, near) || within(p.y-r.bottom, near)
		if !sideways || !upways {
			return false
		}
		corners[[2]bool{within(p.x-r.left, near), within(p.y-r.top, near)}] = true
	}
	return len(corners) == 4 || min(r.width(), r.height()) <= 2*near
}
