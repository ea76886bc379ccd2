package pdf

import (
	"fmt"
	"math"
)

// style is how the characters of one text object are set; PDFium gives each
// operator that shows text an object of its own.
type style struct {
	font     font
	size     float64 // in points on the page
	color    string
	bold     bool // the font's, or made by a stroke or by drawing twice
	matrix   matrix
	hidden   bool // drawn without ink: the layer below a scan
	clear    bool // hidden by being transparent, as over letters drawn as shapes
	white    bool
	quarters int  // its direction on the displayed page, clockwise from upright
	slanted  bool // in a direction between the quarters

	surelyTied, tied bool // it has letters that are drawn as one; also doubtful ones
}

// Ways to show text (table 104 of ISO 32000).
const (
	fillThenStroke = 2
	noInk          = 3
)

// styleOf reads the style of a character's object.
func (s *sheet) styleOf(object, textPage handle, index int, box rect) *style {
	at := []uint64{uint64(textPage), uint64(index)}
	st := &style{font: s.fontOf(s.lib.handle("FPDFTextObj_GetFont", uint64(object)))}
	size := finite(math.Float64frombits(s.lib.call("FPDFText_GetFontSize", at...)))
	var m [6]float64
	if s.lib.is("FPDFText_GetMatrix", append(at, s.lib.out(0))...) {
		s.lib.floats(m[:])
	}
	st.matrix = matrix{m[0], m[1], m[2], m[3], m[4], m[5]}
	st.size = math.Abs(size) * math.Hypot(st.matrix.c, st.matrix.d)
	st.ink(s, object)
	st.bold = st.bold || st.font.bold || s.doubled[object]
	st.aim(s.view)
	st.measure(box)
	return st
}

// ink finds the colour of text and whether it has any.
func (st *style) ink(s *sheet, object handle) {
	switch s.lib.number("FPDFTextObj_GetTextRenderMode", uint64(object)) {
	case noInk:
		st.hidden = true
	case fillThenStroke:
		st.bold = true
	case 1: // the outline only
		c := s.color("FPDFPageObj_GetStrokeColor", object)
		st.color = c.ink()
		return
	}
	c := s.color("FPDFPageObj_GetFillColor", object)
	st.clear = !st.hidden && c.alpha == 0
	st.hidden = st.hidden || st.clear
	if !st.clear {
		st.color, st.white = c.ink(), c.isWhite()
	}
}

// aim finds the direction of the text on the displayed page.
func (st *style) aim(view matrix) {
	dx, dy := view.turn(st.matrix.a, st.matrix.b)
	if dx == 0 && dy == 0 {
		return
	}
	angle := math.Atan2(dy, dx) / (math.Pi / 2)
	nearest := math.Round(angle)
	const tolerance = 0.08 // of a quarter: 7 degrees, for scans that lie askew
	st.slanted = math.Abs(angle-nearest) > tolerance
	st.quarters = (int(nearest) + 4) % 4
}

// widestAdvance is how far a character advances at most, as a part of its size.
const widestAdvance = 1.1

// measure decides how high the text stands. Fonts say odd things about
// themselves, so the size speaks, unless it is far from the box of a character. A font
// of formulas has boxes of several lines, for signs that grow: its characters advance no
// further than others do.
func (st *style) measure(box rect) {
	height := min(math.Abs(box.height()), math.Abs(box.width())*4)
	narrow := false
	if st.quarters%2 == 0 {
		height = math.Abs(box.height())
		narrow = math.Abs(box.width()) <= widestAdvance*st.size
	}
	if height > 0 && (st.size < 1 || st.size < height/4 && !narrow) {
		st.size = height
	}
}

// paint is a colour with its opacity, 0 to 255.
type paint struct{ red, green, blue, alpha int }

// color reads a colour of an object; what has none is black.
func (s *sheet) color(function string, object handle) paint {
	l := s.lib
	if !l.is(function, uint64(object), l.out(0), l.out(1), l.out(2), l.out(3)) {
		return paint{alpha: 255}
	}
	return paint{l.outInt(0) & 0xFF, l.outInt(1) & 0xFF, l.outInt(2) & 0xFF, l.outInt(3) & 0xFF}
}

// onPaper is the colour a paint has on white paper.
func (p paint) onPaper() paint {
	mix := func(c int) int { return 255 - (255-c)*p.alpha/255 }
	return paint{mix(p.red), mix(p.green), mix(p.blue), 255}
}

func (p paint) hex() string { return fmt.Sprintf("%02X%02X%02X", p.red, p.green, p.blue) }

// isWhite reports whether it cannot be seen on paper.
func (p paint) isWhite() bool { return min(p.red, p.green, p.blue) >= 0xFA }

// ink is the colour of text or of a line: empty for black and the dark greys
// that pass for it.
func (p paint) ink() string {
	p = p.onPaper()
	low, high := min(p.red, p.green, p.blue), max(p.red, p.green, p.blue)
	if high <= 0x33 || high <= 0x60 && high-low <= 0x10 {
		return ""
	}
	return p.hex()
}

// fill is the colour of an area: empty for white.
func (p paint) fill() string {
	if p = p.onPaper(); p.isWhite() {
		return ""
	}
	return p.hex()
}
