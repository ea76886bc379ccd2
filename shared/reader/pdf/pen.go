package pdf

import "formwright/shared/reader/layout"

// The bounds of what counts as drawn with a pen, in points and in number; more
// of them are a drawing.
const (
	widestStroke  = 400
	highestStroke = 44
	maxStrokes    = 400
	maxPoints     = 200 // of one stroke
)

// pen keeps a stroke that may mark a choice: a side of a cross, a tick, a ring.
func (s *sheet) pen(o outline, r rect) {
	if r.width() > widestStroke || r.height() > highestStroke || len(o.points) > maxPoints || !touches(r, s.frame()) {
		return
	}
	if len(s.strokes) > maxStrokes {
		return
	}
	points := make([]layout.Point, len(o.points))
	for i, p := range o.points {
		points[i] = layout.Point{X: rounded(p.x), Y: rounded(p.y)}
	}
	s.strokes = append(s.strokes, layout.Stroke{Points: points})
}

// penned are the strokes of the page, unless it is drawn all over.
func (s *sheet) penned() []layout.Stroke {
	if len(s.strokes) > maxStrokes {
		return nil
	}
	return s.strokes
}

// ink reads what was drawn over the page by hand. A long flat stroke is a line
// under or through text.
func (s *sheet) ink(a handle) {
	l := s.lib
	for i := range min(l.number("FPDFAnnot_GetInkListCount", uint64(a)), maxStrokes) {
		at := []uint64{uint64(a), uint64(i)}
		n := l.number("FPDFAnnot_GetInkListPath", append(at, 0, 0)...)
		if n < 2 || n > maxInkPoints {
			continue
		}
		buffer := l.allocate(8 * n)
		l.call("FPDFAnnot_GetInkListPath", append(at, uint64(buffer), uint64(n))...)
		raw := l.bytes(buffer, 8*n)
		step := n/maxPoints + 1
		var o outline
		for k := 0; k < n; k += step {
			var p point
			p.x, p.y = s.view.apply(float32At(raw[8*k:]), float32At(raw[8*k+4:]))
			o.points = append(o.points, p)
		}
		l.free(buffer)
		r := o.around()
		const long, flat = 14, 0.12
		if r.width() >= long && r.height() <= flat*r.width() {
			_, y := r.middle()
			s.lines = append(s.lines, layout.Line{X1: rounded(r.left), Y1: rounded(y), X2: rounded(r.right), Y2: rounded(y), Width: 1})
			continue
		}
		s.pen(o, r)
	}
}

// maxInkPoints bounds one stroke of a hand.
const maxInkPoints = 20_000
