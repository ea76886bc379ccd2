package pdf

import (
	"bytes"
	"image"
	"image/jpeg"
	"math"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
)

// drawnImage is an image object where it stands on the displayed page.
type drawnImage struct {
	object handle
	place  rect // what can be seen of it
	whole  bool // nothing of it is cut off
	plain  bool // neither turned nor mirrored
	dpi    float64
}

// pictureBudget counts what the pictures of the document may still take.
type pictureBudget struct {
	count, bytes int
	told         bool
}

// image notes an image object.
func (w *walk) image(object handle, m matrix) {
	toView := w.matrixOf(object).then(m).then(w.view)
	full := toView.transformed(rect{0, 0, 1, 1})
	seen := full.cut(w.clip(object, m)).cut(w.frame())
	if seen.area() == 0 {
		return
	}
	l := w.lib
	dpi := 0.0
	if l.is("FPDFImageObj_GetImagePixelSize", uint64(object), l.out(0), l.out(1)) {
		width, height := float64(uint32(l.outInt(0))), float64(uint32(l.outInt(1)))
		w.huge = w.huge || width*height > imageMP
		dpi = math.Sqrt(width * height / full.area() * 72 * 72)
	}
	w.images = append(w.images, drawnImage{
		object: object, place: seen,
		whole: seen.area() > 0.98*full.area(),
		plain: matrix{a: toView.a, b: toView.b, c: -toView.c, d: -toView.d}.upright(),
		dpi:   dpi,
	})
	w.backgrounds = append(w.backgrounds, seen)
}

// clip is the rectangle around what an object's clipping paths let be seen.
func (w *walk) clip(object handle, m matrix) rect {
	open := w.frame()
	path := w.lib.handle("FPDFPageObj_GetClipPath", uint64(object))
	if path == 0 {
		return open
	}
	toView := m.then(w.view)
	for i := range min(max(w.lib.number("FPDFClipPath_CountPaths", uint64(path)), 0), 16) {
		n := w.lib.number("FPDFClipPath_CountPathSegments", uint64(path), uint64(i))
		if w.segments += max(n, 0); n <= 0 || n > maxPathSegments {
			continue
		}
		around := w.clipped(path, i, n, toView)
		open = open.cut(around)
	}
	return open
}

func (w *walk) clipped(path handle, index, n int, m matrix) rect {
	l := w.lib
	var o outline
	for i := range n {
		segment := l.handle("FPDFClipPath_GetPathSegment", uint64(path), uint64(index), uint64(i))
		if segment != 0 && l.is("FPDFPathSegment_GetPoint", uint64(segment), l.out(0), l.out(1)) {
			var p point
			p.x, p.y = m.apply(l.outFloat(0), l.outFloat(1))
			o.points = append(o.points, p)
		}
	}
	if len(o.points) == 0 {
		return w.frame()
	}
	return o.around()
}

// Sizes of images in points: smaller ones are bullets and parts of borders.
const (
	leastPicture = 14
	leastLine    = 30
)

// pictures takes the images and figures of the page. What covers the page behind
// its text is its background.
func (s *sheet) pictures(p *layout.Page) {
	signs := s.listSigns(p.Spans)
	for _, i := range s.images {
		switch w, h := i.place.width(), i.place.height(); {
		case h <= thin && w >= leastLine || w <= thin && h >= leastLine:
			s.imageLine(i.place)
		case (w < leastPicture || h < leastPicture) && !isFormula(i.place, p.Spans) && signs.below(i.place) < leastSigns || s.covers(i.place) > 0.85:
		default:
			s.picture(p, i)
		}
	}
	s.drawnFigures(p)
}

// leastSigns is how many small images below each other begin a line where they are
// signs of a list: circled letters, buttons of a form.
const (
	leastSigns = 3
	leastSign  = 5   // points
	tallSign   = 1.9 // sizes of the text
	raisedSign = 0.4 // of its height, that a sign may stand higher than its text
)

// signColumns counts small images that begin lines by their column and size, in steps
// of three points.
type signColumns map[[2]int]int

func signAt(r rect) [2]int { return [2]int{int(r.left / 3), int(r.height()/3 + 0.5)} }

// below counts the signs of a size in the column of one, and close by it.
func (c signColumns) below(r rect) int {
	at, n := signAt(r), 0
	for column := at[0] - 1; column <= at[0]+1; column++ {
		n += c[[2]int{column, at[1]}]
	}
	return n
}

// listSigns finds the small images that begin lines.
func (s *sheet) listSigns(spans []layout.Span) signColumns {
	out := signColumns{}
	for _, i := range s.images[:min(len(s.images), maxDots)] {
		if r := i.place; min(r.width(), r.height()) >= leastSign && max(r.width(), r.height()) < 2*leastPicture && s.beginsOrRaised(r, spans) {
			out[signAt(r)]++
		}
	}
	return out
}

// beginsOrRaised reports whether a small image begins a line, also where it is set a little
// higher than the text, as word processors set the buttons of a page that was pasted.
func (s *sheet) beginsOrRaised(r rect, spans []layout.Span) bool {
	if s.begins(r, tallSign, spans) >= 0 {
		return true
	}
	down := raisedSign * r.height()
	r.top, r.bottom = r.top+down, r.bottom+down
	return s.begins(r, tallSign, spans) >= 0
}

// isFormula reports whether a small image stands in a line of text: word
// processors save formulas as images, one for each letter.
func isFormula(r rect, spans []layout.Span) bool {
	const least, near = 5, 2.5 // points, sizes of the text
	if r.width() < least || r.height() < least {
		return false
	}
	_, y := r.middle()
	for _, span := range spans {
		box := span.Box
		if y < box.Y || y > box.Y+box.Height || r.height() > 2.5*span.Size {
			continue
		}
		if gap := r.left - box.X - box.Width; gap > -span.Size && gap < near*span.Size {
			return true
		}
	}
	return false
}

// imageLine takes a line that a program drew as an image.
func (s *sheet) imageLine(r rect) {
	x, y := r.middle()
	l := layout.Line{X1: rounded(r.left), Y1: rounded(y), X2: rounded(r.right), Y2: rounded(y), Width: rounded(min(r.width(), r.height()))}
	if r.height() > r.width() {
		l.X1, l.X2, l.Y1, l.Y2 = rounded(x), rounded(x), rounded(r.top), rounded(r.bottom)
	}
	s.lines = append(s.lines, l)
}

// picture takes one image: its own JPEG where that shows what the page shows,
// and what the page shows there otherwise.
func (s *sheet) picture(p *layout.Page, i drawnImage) {
	budget := &s.reading.budget
	if budget.count >= maxPictures || budget.bytes >= maxPictureBytes {
		if !budget.told {
			budget.told = true
			s.reading.findings = append(s.reading.findings, unread(s.number,
				"The document holds more than %d pictures or %d MB of them; those from page %d on were left out.", maxPictures, maxPictureBytes>>20, s.number))
		}
		return
	}
	data, kind := s.ownJPEG(i), "image/jpeg"
	if data == nil {
		data, kind = s.region(i.place)
	}
	if data == nil {
		box := i.place.box()
		s.reading.findings = append(s.reading.findings, finding.Finding{
			Code: finding.ImageUnreadable, Severity: finding.Warning,
			Position: finding.Position{Page: s.number, Box: &box}, Message: "A picture could not be taken out of the PDF; it is damaged or too large.",
		})
		return
	}
	budget.count++
	budget.bytes += len(data)
	p.Pictures = append(p.Pictures, layout.Picture{Box: i.place.box(), Data: data, Type: kind})
}

// ownJPEG is the file that an image object holds, when it is one that any
// program can show: colour or grey, upright, whole, without a mask.
func (s *sheet) ownJPEG(i drawnImage) []byte {
	if i.object == 0 || !i.whole || !i.plain || s.lib.number("FPDFImageObj_GetImageFilterCount", uint64(i.object)) != 1 {
		return nil
	}
	filter := s.lib.narrow(func(buffer, size uint64) uint64 {
		return s.lib.call("FPDFImageObj_GetImageFilter", uint64(i.object), 0, buffer, size)
	})
	if !strings.HasPrefix(filter, "DCT") || s.lib.is("FPDFPageObj_HasTransparency", uint64(i.object)) {
		return nil
	}
	size := s.lib.number("FPDFImageObj_GetImageDataRaw", uint64(i.object), 0, 0)
	if size <= 0 || size > maxPicture {
		return nil
	}
	data := s.lib.fetched(size, func(buffer, size uint64) uint64 {
		return s.lib.call("FPDFImageObj_GetImageDataRaw", uint64(i.object), buffer, size)
	})
	config, err := jpeg.DecodeConfig(bytes.NewReader(data))
	if err != nil || config.Width > 10_000 || config.Height > 10_000 || config.ColorModel == image.NewCMYK(image.Rectangle{}).ColorModel() {
		return nil
	}
	return data
}
