package pdf

import "math"

// Types of page objects.
const (
	textObject    = 1
	pathObject    = 2
	imageObject   = 3
	shadingObject = 4
	formObject    = 5
)

// drawings walks the drawn objects of the page: lines, areas, pictures, and
// text that is drawn twice.
func (s *sheet) drawings() {
	s.doubled = map[handle]bool{}
	w := walk{sheet: s, pageObject: func(n int) handle {
		return s.lib.handle("FPDFPage_GetObject", uint64(s.page), uint64(n))
	}}
	w.list(s.lib.number("FPDFPage_CountObjects", uint64(s.page)), w.pageObject, identity(), 0)
	if s.objects > maxObjects || s.segments > maxSegments {
		s.objects, s.segments = 0, 0
		s.findings = append(s.findings, unread(s.number,
			"Page %d holds more than %d drawn objects; lines and pictures after them were not looked at.", s.number, maxObjects))
	}
}

// drawAgain repeats the walk after the page was turned.
func (s *sheet) drawAgain() {
	s.lines, s.areas, s.strokes, s.backgrounds, s.images, s.figures, s.dots = nil, nil, nil, nil, nil, nil, nil
	s.objects, s.segments, s.curves = 0, 0, 0
	s.drawings()
}

// walk goes through the objects of a page and of the forms within it.
type walk struct {
	*sheet
	pageObject func(n int) handle
	lastText   rect
	last       handle
}

func (w *walk) list(n int, get func(n int) handle, m matrix, depth int) {
	if depth > maxFormDepth {
		return
	}
	for i := range n {
		if w.objects++; w.objects > maxObjects || w.segments > maxSegments {
			return
		}
		if object := get(i); object != 0 {
			w.object(object, m, depth)
		}
	}
}

func (w *walk) object(object handle, m matrix, depth int) {
	switch w.lib.number("FPDFPageObj_GetType", uint64(object)) {
	case textObject:
		w.textDrawn(object)
	case pathObject:
		w.path(object, m)
	case imageObject:
		w.image(object, m)
	case shadingObject:
		r := w.view.transformed(m.transformed(w.bounds(object)))
		w.backgrounds = append(w.backgrounds, r)
		w.stroke(r, 1)
	case formObject:
		inner := w.matrixOf(object).then(m)
		count := w.lib.number("FPDFFormObj_CountObjects", uint64(object))
		w.list(count, func(n int) handle {
			return w.lib.handle("FPDFFormObj_GetObject", uint64(object), uint64(n))
		}, inner, depth+1)
	}
}

// textDrawn notices text that is drawn twice with a little shift, which is how
// bold is made where there is no bold font. PDFium's text layer has it once.
func (w *walk) textDrawn(object handle) {
	now := w.bounds(object)
	const least, most = 0.02, 0.9 // points
	dx, dy := math.Abs(now.left-w.lastText.left), math.Abs(now.top-w.lastText.top)
	same := math.Abs(now.width()-w.lastText.width()) < 0.1 && math.Abs(now.height()-w.lastText.height()) < 0.1
	if w.last != 0 && same && dx+dy >= least && dx <= most && dy <= most && now.width() > 2*most {
		w.doubled[object], w.doubled[w.last] = true, true
	}
	w.last, w.lastText = object, now
}

// bounds is the rectangle of an object in the space it is drawn in.
func (s *sheet) bounds(object handle) rect {
	l := s.lib
	if !l.is("FPDFPageObj_GetBounds", uint64(object), l.out(0), l.out(1), l.out(2), l.out(3)) {
		return rect{}
	}
	left, bottom, right, top := l.outFloat(0), l.outFloat(1), l.outFloat(2), l.outFloat(3)
	return rect{min(left, right), min(top, bottom), max(left, right), max(top, bottom)}
}

func (s *sheet) matrixOf(object handle) matrix {
	if !s.lib.is("FPDFPageObj_GetMatrix", uint64(object), s.lib.out(0)) {
		return identity()
	}
	var m [6]float64
	s.lib.floats(m[:])
	return matrix{m[0], m[1], m[2], m[3], m[4], m[5]}
}
