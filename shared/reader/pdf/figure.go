package pdf

import (
	"math"
	"regexp"
	"slices"
	"strings"

	"formwright/shared/reader/layout"
)

// A question may need a drawing that is no image: a graph, a triangle, a circuit.
// Strokes that are no rules of text, close to one another, make a figure, which
// becomes a picture of what the page shows there.

// figure is strokes that lie together.
type figure struct {
	place   rect
	strokes int
}

// Sizes of figures, in points.
const (
	figureGap    = 14  // between the strokes of one figure
	leastFigure  = 36  // wide and high
	leastStrokes = 3   // fewer are ornaments
	mostLabels   = 160 // letters within; more are text in a frame
	maxFigures   = 400 // being put together on one page
)

// stroke notes a curve, a slope or a filled shape.
func (s *sheet) stroke(r rect, strokes int) {
	if r = r.cut(s.frame()); r.width() == 0 && r.height() == 0 || s.covers(r) > 0.8 {
		return
	}
	near := r.grow(figureGap)
	for i := len(s.figures) - 1; i >= 0; i-- {
		if f := &s.figures[i]; touches(f.place, near) {
			f.place, f.strokes = f.place.union(r), f.strokes+strokes
			return
		}
	}
	if len(s.figures) < maxFigures {
		s.figures = append(s.figures, figure{r, strokes})
	}
}

func touches(a, b rect) bool {
	return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom
}

// joined puts figures together that grew to touch one another.
func joined(figures []figure) []figure {
	for merged := true; merged; {
		merged = false
		for i := 0; i < len(figures); i++ {
			for j := len(figures) - 1; j > i; j-- {
				if touches(figures[i].place, figures[j].place.grow(figureGap)) {
					figures[i].place = figures[i].place.union(figures[j].place)
					figures[i].strokes += figures[j].strokes
					figures = append(figures[:j], figures[j+1:]...)
					merged = true
				}
			}
		}
	}
	return figures
}

// drawnFigures makes pictures of the figures of the page. Their labels, and the
// lines of their axes and frames, are in the picture and leave the page.
func (s *sheet) drawnFigures(p *layout.Page) {
	for _, f := range s.plots() {
		inside, rest := split(p.Spans, f.place.grow(-1)) // a question may stand right above
		s.takeFigure(p, f.place, inside, rest)
	}
	for _, f := range joined(s.figures) {
		place, sides := s.withAxes(f.place)
		if f.strokes+sides < leastStrokes || place.width() < leastFigure || place.height() < leastFigure || s.covers(place) > 0.8 {
			continue
		}
		inside, rest := split(p.Spans, place.grow(3))
		if !labels(inside) {
			continue
		}
		near, rest := besides(rest, place)
		s.takeFigure(p, place, append(inside, near...), rest)
	}
}

// takeFigure makes a picture of a place with its labels; what else stands on the
// page stays.
func (s *sheet) takeFigure(p *layout.Page, place rect, labels, rest []layout.Span) {
	for _, span := range labels {
		place = place.union(rect{span.Box.X, span.Box.Y, span.Box.X + span.Box.Width, span.Box.Y + span.Box.Height})
	}
	before := len(p.Pictures)
	s.picture(p, drawnImage{place: place.grow(3).cut(s.frame())})
	if len(p.Pictures) > before {
		p.Spans = rest
		s.clear(place.grow(3))
	}
}

// listed matches the beginning of a question or a choice.
var listed = regexp.MustCompile(`^\(?[\pL\pN]{1,2}[.)]\s*\pL`)

// labels reports whether spans are the labels of a drawing: few and short, and
// no questions or choices, which are set in frames now and then.
func labels(spans []layout.Span) bool {
	const longest = 40
	letters := 0
	for _, span := range spans {
		n := len([]rune(span.Text))
		if letters += n; n > longest || listed.MatchString(span.Text) {
			return false
		}
	}
	return letters <= mostLabels
}

// withAxes grows a figure by the level and upright lines that go through it and
// are not much longer: axes, sides of a square. It tells how many they are.
func (s *sheet) withAxes(place rect) (out rect, sides int) {
	most := 1.6 * math.Max(place.width(), place.height())
	out = place
	for _, l := range s.lines {
		r := rect{l.X1, l.Y1, l.X2, l.Y2}
		if touches(r, place) && r.width() <= most && r.height() <= most {
			out = out.union(r)
			sides++
		}
	}
	return out, sides
}

// besides tells the labels right outside of a figure, the lengths of its sides
// and the names of its corners, from the others: they are very short, and no
// text goes on beside them.
func besides(spans []layout.Span, place rect) (labels, others []layout.Span) {
	const reach, longest = 13, 7
	around := place.grow(reach)
	for i, span := range spans {
		x, y := span.Box.X+span.Box.Width/2, span.Box.Y+span.Box.Height/2
		if !around.contains(x, y) || len([]rune(strings.TrimSpace(span.Text))) > longest || hasDelimiter(span.Text) || hasNeighbour(spans, i, around) {
			others = append(others, span)
			continue
		}
		labels = append(labels, span)
	}
	return labels, others
}

// hasDelimiter reports whether a label of a question or a choice ends so.
func hasDelimiter(s string) bool {
	return strings.ContainsAny(strings.TrimSpace(s), ".):？?")
}

// hasNeighbour reports whether another span stands in the line of one, outside
// of the place around a figure.
func hasNeighbour(spans []layout.Span, i int, around rect) bool {
	span := spans[i]
	for k, other := range spans {
		x, y := other.Box.X+other.Box.Width/2, other.Box.Y+other.Box.Height/2
		if k != i && within(other.Box.Y-span.Box.Y, 0.6*span.Size) && !around.contains(x, y) {
			return true
		}
	}
	return false
}

// split tells the spans whose middle is in a rectangle from the others.
func split(spans []layout.Span, place rect) (inside, outside []layout.Span) {
	for _, span := range spans {
		if place.contains(span.Box.X+span.Box.Width/2, span.Box.Y+span.Box.Height/2) {
			inside = append(inside, span)
		} else {
			outside = append(outside, span)
		}
	}
	return inside, outside
}

// clear takes the lines and areas of a figure off the page.
func (s *sheet) clear(place rect) {
	lines := s.lines[:0]
	for _, l := range s.lines {
		if !place.contains(l.X1, l.Y1) || !place.contains(l.X2, l.Y2) {
			lines = append(lines, l)
		}
	}
	s.lines = lines
	areas := s.areas[:0]
	for _, a := range s.areas {
		if a.Comment || !place.contains(a.Box.X, a.Box.Y) || !place.contains(a.Box.X+a.Box.Width, a.Box.Y+a.Box.Height) {
			areas = append(areas, a)
		}
	}
	s.areas = areas
	s.strokes = slices.DeleteFunc(s.strokes, func(t layout.Stroke) bool { return place.contains(t.Points[0].X, t.Points[0].Y) })
}
