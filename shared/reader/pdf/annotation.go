package pdf

import (
	"math"
	"strings"

	"formwright/shared/reader/layout"
	"formwright/shared/reader/typeset"
)

// Kinds of annotations.
const (
	linkNote      = 2
	freeTextNote  = 3
	squareNote    = 5
	circleNote    = 6
	highlightNote = 9
	underlineNote = 10
	squigglyNote  = 11
	strikeNote    = 12
	inkNote       = 15
	widgetNote    = 20
)

// Flags of annotations that nobody sees.
const unseen = 1<<1 | 1<<5

type link struct {
	place  rect
	target string
}

// annotations reads what is laid over the page: the fields of a form, marks and
// links. It gives the fields, and the text that was typed over the page.
func (s *sheet) annotations() ([]layout.Field, []layout.Span) {
	var fields []layout.Field
	var notes []layout.Span
	n := s.lib.number("FPDFPage_GetAnnotCount", uint64(s.page))
	if n > maxAnnotations {
		s.reading.findings = append(s.reading.findings,
			unread(s.number, "Page %d holds %d annotations; only the first %d were read.", s.number, n, maxAnnotations))
		n = maxAnnotations
	}
	for i := range n {
		a := s.lib.handle("FPDFPage_GetAnnot", uint64(s.page), uint64(i))
		if a == 0 {
			continue
		}
		if s.lib.number("FPDFAnnot_GetFlags", uint64(a))&unseen == 0 {
			s.annotation(a, &fields, &notes)
		}
		s.lib.call("FPDFPage_CloseAnnot", uint64(a))
	}
	return fields, notes
}

func (s *sheet) annotation(a handle, fields *[]layout.Field, notes *[]layout.Span) {
	place := s.noteRect(a)
	black, yellow := paint{alpha: 255}, paint{255, 255, 0, 255} // where it says no colour
	switch kind := s.lib.number("FPDFAnnot_GetSubtype", uint64(a)); kind {
	case linkNote:
		s.linkNote(a, place)
	case freeTextNote:
		*notes = append(*notes, s.typedOver(a, place)...)
	case inkNote:
		s.ink(a)
	case squareNote, circleNote:
		s.areas = append(s.areas, layout.Area{Box: place.box(), Stroke: s.noteColor(a, black).hex(), Comment: true})
	case highlightNote:
		for _, q := range s.quads(a, place) {
			s.areas = append(s.areas, layout.Area{Box: q.box(), Fill: s.noteColor(a, yellow).fill(), Comment: true})
		}
	case underlineNote, squigglyNote, strikeNote:
		for _, q := range s.quads(a, place) {
			y := rounded(q.bottom - 0.08*q.height())
			if kind == strikeNote {
				y = rounded((q.top + q.bottom) / 2)
			}
			s.lines = append(s.lines, layout.Line{X1: rounded(q.left), Y1: y, X2: rounded(q.right), Y2: y, Width: 1, Color: s.noteColor(a, black).ink()})
		}
	case widgetNote:
		if f, ok := s.field(a, place); ok {
			*fields = append(*fields, f)
		}
	}
}

// noteRect is where an annotation stands on the displayed page.
func (s *sheet) noteRect(a handle) rect {
	if !s.lib.is("FPDFAnnot_GetRect", uint64(a), s.lib.out(0)) {
		return rect{}
	}
	var b [4]float64
	s.lib.floats(b[:])
	return s.view.transformed(rect{b[0], b[1], b[2], b[3]})
}

// noteColor is the colour of an annotation. PDFium gives it only where there is
// no drawing of the annotation; otherwise it is the first colour of that.
func (s *sheet) noteColor(a handle, usual paint) paint {
	l := s.lib
	if l.is("FPDFAnnot_GetColor", uint64(a), 0, l.out(0), l.out(1), l.out(2), l.out(3)) {
		return paint{l.outInt(0) & 0xFF, l.outInt(1) & 0xFF, l.outInt(2) & 0xFF, 255}
	}
	n := min(l.number("FPDFAnnot_GetObjectCount", uint64(a)), 16)
	if p, ok := s.drawnColor(n, func(i int) handle { return l.handle("FPDFAnnot_GetObject", uint64(a), uint64(i)) }, 0); ok {
		return p
	}
	return usual
}

// drawnColor is the first colour that is neither black nor white.
func (s *sheet) drawnColor(n int, get func(i int) handle, depth int) (paint, bool) {
	if depth > maxFormDepth {
		return paint{}, false
	}
	for i := range max(n, 0) {
		object := get(i)
		switch s.lib.number("FPDFPageObj_GetType", uint64(object)) {
		case formObject:
			inner := min(s.lib.number("FPDFFormObj_CountObjects", uint64(object)), 16)
			p, ok := s.drawnColor(inner, func(i int) handle {
				return s.lib.handle("FPDFFormObj_GetObject", uint64(object), uint64(i))
			}, depth+1)
			if ok {
				return p, true
			}
		case pathObject:
			for _, function := range [...]string{"FPDFPageObj_GetFillColor", "FPDFPageObj_GetStrokeColor"} {
				p := s.color(function, object)
				if p.ink() != "" && !p.isWhite() {
					p.alpha = 255
					return p, true
				}
			}
		}
	}
	return paint{}, false
}

// quads are the rectangles of a mark, one for each line of text it is on.
func (s *sheet) quads(a handle, place rect) []rect {
	const most = 500
	n := min(s.lib.number("FPDFAnnot_CountAttachmentPoints", uint64(a)), most)
	var out []rect
	for i := range max(n, 0) {
		if !s.lib.is("FPDFAnnot_GetAttachmentPoints", uint64(a), uint64(i), s.lib.out(0)) {
			continue
		}
		var q [8]float64
		s.lib.floats(q[:])
		r := rect{min(q[0], q[2], q[4], q[6]), min(q[1], q[3], q[5], q[7]), max(q[0], q[2], q[4], q[6]), max(q[1], q[3], q[5], q[7])}
		if r = s.view.transformed(r); r.area() > 0 {
			out = append(out, r)
		}
	}
	if out == nil && place.area() > 0 {
		out = []rect{place}
	}
	return out
}

// linkNote keeps a link to an address; places in the document lead nowhere once
// it is a quiz.
func (s *sheet) linkNote(a handle, place rect) {
	const toAddress = 3
	target := s.lib.handle("FPDFAnnot_GetLink", uint64(a))
	if target == 0 {
		return
	}
	action := s.lib.handle("FPDFLink_GetAction", uint64(target))
	if action == 0 || s.lib.number("FPDFAction_GetType", uint64(action)) != toAddress {
		return
	}
	address := typeset.Address(s.lib.narrow(func(buffer, size uint64) uint64 {
		return s.lib.call("FPDFAction_GetURIPath", uint64(s.doc), uint64(action), buffer, size)
	}))
	if address != "" && place.area() > 0 {
		s.links = append(s.links, link{place, address})
	}
}

// linkOver is the link that covers most of a box.
func (s *sheet) linkOver(box rect) string {
	for _, l := range s.links {
		if l.place.cut(box).area() > 0.5*box.area() {
			return l.target
		}
	}
	return ""
}

// noteText is a string of an annotation's dictionary.
func (s *sheet) noteText(a handle, key string) string {
	name := s.lib.allocate(len(key) + 1)
	defer s.lib.free(name)
	s.lib.write(name, append([]byte(key), 0))
	return s.lib.wide(func(buffer, size uint64) uint64 {
		return s.lib.call("FPDFAnnot_GetStringValue", uint64(a), uint64(name), buffer, size)
	})
}

// typedOver makes spans of text that somebody typed over the page.
func (s *sheet) typedOver(a handle, place rect) []layout.Span {
	var out []layout.Span
	rows := strings.FieldsFunc(s.noteText(a, "Contents"), func(c rune) bool { return c == '\r' || c == '\n' })
	if len(rows) == 0 || place.area() == 0 {
		return nil
	}
	height := min(place.height()/float64(len(rows)), 14.4)
	for i, row := range rows {
		if row = clean(row); row == "" {
			continue
		}
		size := height / 1.2
		top := place.top + float64(i)*height
		width := math.Min(place.width(), 0.5*size*float64(len([]rune(row))))
		out = append(out, layout.Span{Text: row, Size: rounded(size), Box: rect{place.left, top, place.left + width, top + size}.box()})
	}
	return out
}
