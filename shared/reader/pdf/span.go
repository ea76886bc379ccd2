package pdf

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"formwright/shared/reader/layout"
)

// spans makes the spans of the page: those of the hidden layer, or those that
// can be seen.
func (s *sheet) spans(hidden bool) []layout.Span {
	var out []layout.Span
	for i := range s.texts {
		t := &s.texts[i]
		if t.hidden && !hidden && !s.overShapes(t) || t.white && !t.hidden && !s.onBackground(t) || s.sameAsGround(t) {
			continue
		}
		out = s.appendPieces(out, t)
	}
	if out = s.once(out); hidden {
		return out
	}
	turnNumbers(out)
	return s.withBullets(out)
}

// overShapes reports whether transparent text stands by itself: some browsers
// draw letters they cannot set as shapes, and the text over them for copying.
// What stands over visible letters only repeats them.
func (s *sheet) overShapes(t *stretch) bool {
	if !t.clear {
		return false
	}
	x, y := t.box(0, len(t.glyphs)).middle()
	for i := range s.texts {
		if other := &s.texts[i]; !other.hidden && other.box(0, len(other.glyphs)).contains(x, y) {
			return false
		}
	}
	return true
}

// onBackground reports whether something is painted behind white letters. The line of a table
// between two of them is too thin to show any.
func (s *sheet) onBackground(t *stretch) bool {
	whole := t.box(0, len(t.glyphs))
	x, y := whole.middle()
	for _, b := range s.backgrounds {
		if b.contains(x, y) && min(b.width(), b.height()) > thick {
			return true
		}
	}
	return false
}

// sameAsGround reports whether letters have the colour of the area they stand on, as those do
// that only fill a place: "01" of which nobody sees the zero.
func (s *sheet) sameAsGround(t *stretch) bool {
	if t.hidden || t.white || t.color == "" {
		return false
	}
	x, y := t.box(0, len(t.glyphs)).middle()
	for i := len(s.areas) - 1; i >= 0; i-- {
		if a := s.areas[i]; a.Fill != "" && x >= a.Box.X && x <= a.Box.X+a.Box.Width && y >= a.Box.Y && y <= a.Box.Y+a.Box.Height {
			return a.Fill == t.color
		}
	}
	return false
}

// appendPieces cuts a stretch where the marks of the page begin and end.
func (s *sheet) appendPieces(out []layout.Span, t *stretch) []layout.Span {
	from := 0
	marks := s.marksOver(t)
	for i := 1; i <= len(t.glyphs); i++ {
		if i < len(t.glyphs) && (marks == nil || t.glyphs[i].text == " " || marks[i] == marks[from]) {
			continue
		}
		if span, ok := s.piece(t, from, i); ok {
			out = append(out, span)
		}
		from = i
	}
	return out
}

// piece makes a span of some glyphs of a stretch.
func (s *sheet) piece(t *stretch, from, to int) (layout.Span, bool) {
	end := to
	for end > from && t.glyphs[end-1].text == " " {
		end--
	}
	for from < end && t.glyphs[from].text == " " {
		from++
	}
	if from == end {
		return layout.Span{}, false
	}
	box := t.box(from, end)
	if x, y := box.middle(); !s.frame().contains(x, y) {
		return layout.Span{}, false
	}
	text := written(t.glyphs[from:to], to == len(t.glyphs) && t.endsLine)
	if strings.TrimSpace(text) == "" {
		return layout.Span{}, false
	}
	span := layout.Span{Text: text, Box: box.box(), Size: rounded(t.size), Link: s.linkOver(box)}
	if !t.hidden || t.clear {
		span.Font, span.Color = t.font.name, t.color
		span.Bold, span.Italic, span.Mono = t.bold, t.font.italic, t.font.mono
	}
	return span, true
}

// written is the text of glyphs. A soft hyphen is seen at the end of a line, and where
// it takes room: fonts that have one glyph for both call a hyphen so.
func written(glyphs []glyph, endsLine bool) string {
	glyphs = inWriting(glyphs)
	var b strings.Builder
	b.Grow(len(glyphs))
	for i, g := range glyphs {
		if g.text == "\u00AD" {
			if (i < len(glyphs)-1 || !endsLine) && g.right-g.left < leastHyphen {
				continue
			}
			b.WriteByte('-')
			continue
		}
		b.WriteString(g.text)
	}
	return rightToLeft(norm.NFC.String(b.String()))
}

// leastHyphen is how wide a hyphen is at least that is seen, in points.
const leastHyphen = 1

// once drops text that is drawn a second time at the same place: that is how
// some programs make bold.
func (s *sheet) once(spans []layout.Span) []layout.Span {
	const reach = 12 // spans back: a line is repeated at once, or after its other parts
	out := spans[:0]
	for _, span := range spans {
		repeated := false
		for i := len(out) - 1; i >= 0 && i >= len(out)-reach && !repeated; i-- {
			if repeated = repeats(&out[i], &span); repeated {
				out[i].Bold = true
			}
		}
		if !repeated {
			out = append(out, span)
		}
	}
	return out
}

func repeats(a, b *layout.Span) bool {
	near := 0.1 * a.Size
	return a.Text == b.Text && utf8.RuneCountInString(a.Text) > 0 &&
		within(a.Box.X-b.Box.X, near) && within(a.Box.Y-b.Box.Y, near) && within(a.Box.Width-b.Box.Width, near)
}

func within(d, limit float64) bool { return d <= limit && d >= -limit }
