package scan

import (
	"image"
	"slices"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
)

// describe puts what was seen on the page, in points.
func (s *sight) describe(p *layout.Page, dpi float64) {
	p.Areas = s.colours(p.Spans, dpi)
	for _, f := range s.frames {
		box := points(f.box, dpi)
		p.Areas = append(p.Areas, layout.Area{Box: box, Stroke: "000000"})
		if f.ticked { // as a filled square inside, which the layout stage takes for a tick
			inner := f.box.Inset(f.box.Dx() / 5)
			p.Areas = append(p.Areas, layout.Area{Box: points(inner, dpi), Fill: "000000"})
		}
	}
	for _, r := range s.across {
		if !s.inFrame(r.Rectangle) && !s.byHand(r.Rectangle) {
			p.Lines = append(p.Lines, line(r, dpi, true))
		}
	}
	for _, r := range s.down {
		if !s.inFrame(r.Rectangle) {
			p.Lines = append(p.Lines, line(r, dpi, false))
		}
	}
}

// inFrame reports whether a line is a side of a box to tick.
func (s *sight) inFrame(r image.Rectangle) bool {
	return slices.ContainsFunc(s.frames, func(f frame) bool { return r.In(f.box.Inset(-2)) })
}

// byHand reports whether a line is part of one that a pen drew.
func (s *sight) byHand(r image.Rectangle) bool {
	return slices.ContainsFunc(s.pen, func(m penMark) bool { return r.In(m.box.Inset(-3)) })
}

// line is a stroke as a line through its middle.
func line(r stroke, dpi float64, across bool) layout.Line {
	b := points(r.Rectangle, dpi)
	l := layout.Line{X1: b.X, Y1: b.Y, X2: b.X + b.Width, Y2: b.Y + b.Height, Width: float64(r.thickness()) * 72 / dpi}
	if across {
		l.Y1, l.Y2 = b.Y+b.Height/2, b.Y+b.Height/2
		return l
	}
	l.X1, l.X2 = b.X+b.Width/2, b.X+b.Width/2
	return l
}

func points(r image.Rectangle, dpi float64) finding.Box {
	f := 72 / dpi
	return finding.Box{X: float64(r.Min.X) * f, Y: float64(r.Min.Y) * f, Width: float64(r.Dx()) * f, Height: float64(r.Dy()) * f}
}

// pixels is a box of points as pixels of the page, with a rim for the paper.
func (s *sight) pixels(b finding.Box, dpi float64) image.Rectangle {
	f := dpi / 72
	r := image.Rect(int(b.X*f), int(b.Y*f), int((b.X+b.Width)*f)+1, int((b.Y+b.Height)*f)+1)
	return r.Inset(-max(1, s.height/8)).Intersect(s.grey.Rect)
}

// medianByChroma is the colour in the middle when colours are ordered from grey
// to vivid; of equal ones the brighter comes first.
func medianByChroma(papers []rgb) rgb {
	slices.SortStableFunc(papers, func(a, b rgb) int {
		switch {
		case a.chroma() != b.chroma():
			return sign(a.chroma() - b.chroma())
		default:
			return sign(b[0] + b[1] + b[2] - a[0] - a[1] - a[2])
		}
	})
	return papers[len(papers)/2]
}

func sign(v float64) int {
	switch {
	case v < 0:
		return -1
	case v > 0:
		return 1
	}
	return 0
}
