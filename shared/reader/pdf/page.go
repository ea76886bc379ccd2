package pdf

import (
	"context"
	"math"

	"formwright/shared/problem"
	"formwright/shared/reader/layout"
)

// sheet is one page being read.
type sheet struct {
	*reading
	number        int // from 1
	page          handle
	view          matrix // to the page as displayed
	placed        matrix // the view before turnTo, which is PDFium's own
	width, height float64
	texts         []stretch // of the text layer
	doubled       map[handle]bool
	lines         []layout.Line
	areas         []layout.Area
	strokes       []layout.Stroke // drawn with a pen
	backgrounds   []rect          // whatever paints behind text: white letters can be seen on it
	images        []drawnImage
	figures       []figure
	dots          []dot
	huge          bool // an image is too large to render the page
	segments      int
	curves        int // paths with curves: letters turned into outlines, or a drawing
	objects       int
	odd           int // characters without a meaning
	links         []link
}

// page reads one page. Nothing in a broken page stops the others.
func (r *reading) page(ctx context.Context, index int) (layout.Page, error) {
	s := &sheet{reading: r, number: index + 1}
	s.page = r.lib.handle("FPDF_LoadPage", uint64(r.doc), uint64(index))
	if s.page == 0 {
		r.findings = append(r.findings, unread(s.number, "Page %d is damaged and was left out.", s.number))
		return layout.Page{Number: s.number, Width: 612, Height: 792}, nil
	}
	defer r.lib.call("FPDF_ClosePage", uint64(s.page))
	if r.forms != 0 { // only then do fields know whether they are checked
		r.lib.call("FORM_OnAfterLoadPage", uint64(s.page), uint64(r.forms))
		defer r.lib.call("FORM_OnBeforeClosePage", uint64(s.page), uint64(r.forms))
	}
	s.place()
	s.drawings()
	if err := s.text(); err != nil {
		return layout.Page{}, err
	}
	p := layout.Page{Number: s.number}
	fields, notes := s.annotations()
	p.Fields = fields
	if err := s.settle(ctx, &p); err != nil {
		return layout.Page{}, err
	}
	p.Spans = append(p.Spans, notes...)
	if p.Width == 0 { // not measured as a picture
		p.Width, p.Height = rounded(s.width), rounded(s.height)
		p.Lines, p.Areas, p.Strokes = s.lines, s.areas, s.penned()
	}
	return p, nil
}

// place finds how the page is displayed.
func (s *sheet) place() {
	var b [4]float64
	s.lib.call("FPDF_GetPageBoundingBox", uint64(s.page), s.lib.out(0))
	s.lib.floats(b[:]) // left, top, right, bottom; top is the greater
	shown := rect{b[0], b[1], b[2], b[3]}
	if shown.width() <= 0 || shown.top == shown.bottom {
		shown = rect{0, 792, 612, 0}
	}
	quarters := s.lib.number("FPDFPage_GetRotation", uint64(s.page))
	s.view, s.width, s.height = view(shown, quarters)
	s.placed = s.view
}

// turnTo turns the page so that a direction of text, in quarters clockwise from
// upright, becomes upright.
func (s *sheet) turnTo(quarters int) {
	if quarters == 0 {
		return
	}
	// The displayed page as if it were a page of its own, y growing upwards.
	flip := matrix{a: 1, d: -1, f: s.height}
	again, w, h := view(rect{0, s.height, s.width, 0}, -quarters)
	s.view = s.view.then(flip).then(again)
	s.width, s.height = w, h
}

// settle decides where the words of the page come from: its text layer, or
// OCR when the page is a picture.
func (s *sheet) settle(ctx context.Context, p *layout.Page) error {
	kind := s.kind()
	switch kind {
	case readText:
		p.Spans = s.spans(false)
		s.pictures(p)
	case readLayer:
		s.hiddenWords(p)
	case readPicture, readPasted:
		return s.recognise(ctx, p, kind == readPasted)
	}
	return nil
}

// frame is the page as displayed.
func (s *sheet) frame() rect { return rect{0, 0, s.width, s.height} }

// covers is the part of the page that a rectangle covers, 0 to 1.
func (s *sheet) covers(r rect) float64 {
	return r.cut(s.frame()).area() / math.Max(s.width*s.height, 1)
}

var errNothing = problem.New(problem.DocumentEmpty,
	"The PDF consists of pictures without text, such as scanned pages, and reading pictures is not set up here. Upload a PDF with text, or the original document.")
