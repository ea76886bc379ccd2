package scan

import (
	"image"
	"regexp"

	"formwright/shared/reader/layout"
)

// raisedLike is a word at whose end an engine read a sign that a raised digit looks like.
var raisedLike = regexp.MustCompile(`^(.*[\pL\d)\]])[?®]([.,;]?)$`)

// mendRaised gives back the raised digits of units and powers where the picture shows
// that the sign at the end of a word stands high with nothing below: "cm?" is "cm²",
// "m®" is "m³". A question mark has its dot on the line.
func (s *sight) mendRaised(spans []layout.Span, dpi float64) {
	for i, w := range spans {
		m := raisedLike.FindStringSubmatch(w.Text)
		if m == nil {
			continue
		}
		if glyph, foot, ok := s.lastGlyph(s.inner(w.Box, dpi).Inset(-1)); ok && s.standsHigh(glyph, foot) {
			spans[i].Text = m[1] + s.raisedDigit(glyph) + m[2]
		}
	}
}

// lastGlyph is the last patch of ink in the box of a word, and the foot of the others.
func (s *sight) lastGlyph(word image.Rectangle) (last image.Rectangle, foot int, ok bool) {
	n := 0
	for _, l := range s.letters {
		if !l.Box.In(word) || l.Box.Dy()*2 < s.height {
			continue // a full stop
		}
		n++
		if l.Box.Min.X > last.Min.X || n == 1 {
			last = l.Box
		}
	}
	for _, l := range s.letters {
		if l.Box.In(word) && l.Box != last {
			foot = max(foot, l.Box.Max.Y)
		}
	}
	return last, foot, n > 1
}

// standsHigh reports whether a glyph ends well above the foot of its word with no ink
// between.
func (s *sight) standsHigh(glyph image.Rectangle, foot int) bool {
	if foot-glyph.Max.Y < s.height*3/10 || glyph.Dy() > s.height*11/10 {
		return false
	}
	for y := glyph.Max.Y; y < foot; y++ {
		for x := glyph.Min.X; x < glyph.Max.X; x++ {
			if s.ink(x, y) {
				return false
			}
		}
	}
	return true
}

// raisedDigit is a two, whose stroke runs down to the left above its foot, or a three,
// which bends to the right there.
func (s *sight) raisedDigit(glyph image.Rectangle) string {
	for y := glyph.Min.Y + glyph.Dy()*13/20; y < glyph.Min.Y+glyph.Dy()*4/5; y++ {
		for x := glyph.Max.X - max(1, glyph.Dx()/3); x < glyph.Max.X; x++ {
			if s.ink(x, y) {
				return "³"
			}
		}
	}
	return "²"
}
