package pdf

import (
	"cmp"
	"context"
	"image"
	"image/draw"
	"slices"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/scan"
)

// What makes pictures pasted below each other: they are so wide and high, in parts of
// the page, and so far apart, in points. The strips that a printer makes of one touch.
const (
	stackWide  = 0.4
	stackHigh  = 0.04
	stackApart = 4
	mostStack  = 12
)

// stack lists the pictures of a page that holds nothing but several below each other,
// such as photographs or screenshots of one question each.
func (s *sheet) stack() []rect {
	if seen, _ := s.letters(); seen > 0 || s.curves > 0 || s.odd > 0 || len(s.images) < 2 {
		return nil
	}
	places := make([]rect, 0, len(s.images))
	for _, i := range s.images {
		places = append(places, i.place)
	}
	slices.SortFunc(places, func(a, b rect) int { return cmp.Compare(a.top, b.top) })
	var out []rect
	for _, r := range places {
		if n := len(out); n > 0 && r.top < out[n-1].bottom+stackApart {
			out[n-1] = out[n-1].union(r)
			continue
		}
		out = append(out, r)
	}
	if sole, ok := s.sole(out); ok {
		return []rect{sole}
	}
	if len(out) < 2 || len(out) > mostStack || slices.ContainsFunc(out, func(r rect) bool {
		return r.width() < stackWide*s.width || r.height() < stackHigh*s.height
	}) {
		return nil
	}
	return out
}

// What makes one picture all of a page: so much of the page, with paper around it, and
// what else there is, such as the stamp of the program that made it, so little of it.
const (
	leastSole = 0.7
	mostSole  = 0.98
	mostStamp = 0.01
)

// sole is the photograph that a page is made of, where it does not reach to the edges: the
// white around it would spoil how its light is measured.
func (s *sheet) sole(parts []rect) (out rect, ok bool) {
	for _, r := range parts {
		switch covers := s.covers(r); {
		case covers >= leastSole && covers <= mostSole && !ok:
			out, ok = r, true
		case covers > mostStamp:
			return rect{}, false
		}
	}
	return out, ok
}

// scanned reads a page that is a picture. Pictures below each other are read each by
// itself: every photograph is turned and lit in its own way.
func (s *sheet) scanned(ctx context.Context, img *image.RGBA, dpi float64) (layout.Page, error) {
	parts := s.stack()
	if len(parts) == 0 {
		return scan.Page(ctx, img, dpi, s.ocr)
	}
	all := layout.Page{Number: 1, Scanned: true}
	for _, r := range parts {
		seen, err := scan.Page(ctx, cutOut(img, r, dpi/72), dpi, s.ocr)
		if err != nil {
			return layout.Page{}, err
		}
		below(&all, seen, r)
	}
	all.Width, all.Height = max(all.Width, s.width), max(all.Height, s.height)
	return all, nil
}

// cutOut is a part of the picture of a page.
func cutOut(img *image.RGBA, r rect, scale float64) *image.RGBA {
	from := image.Rect(int(r.left*scale), int(r.top*scale), int(r.right*scale), int(r.bottom*scale)).Intersect(img.Rect)
	out := image.NewRGBA(image.Rect(0, 0, from.Dx(), from.Dy()))
	draw.Draw(out, out.Rect, img, from.Min, draw.Src)
	return out
}

// below adds what a picture shows to a page, at its place or, where one above it was
// turned and is higher now, below that.
func below(all *layout.Page, p layout.Page, place rect) {
	down, lines := max(place.top, all.Height), 0
	for _, w := range all.Spans {
		lines = max(lines, w.Block)
	}
	if all.Height > 0 {
		all.Parts = append(all.Parts, down)
	}
	move := func(b *finding.Box) { b.X, b.Y = b.X+place.left, b.Y+down }
	for _, w := range p.Spans {
		move(&w.Box)
		if w.Block > 0 {
			w.Block += lines
		}
		all.Spans = append(all.Spans, w)
	}
	for _, l := range p.Lines {
		l.X1, l.X2, l.Y1, l.Y2 = l.X1+place.left, l.X2+place.left, l.Y1+down, l.Y2+down
		all.Lines = append(all.Lines, l)
	}
	for _, a := range p.Areas {
		move(&a.Box)
		all.Areas = append(all.Areas, a)
	}
	for _, i := range p.Pictures {
		move(&i.Box)
		all.Pictures = append(all.Pictures, i)
	}
	for _, s := range p.Strokes {
		points := slices.Clone(s.Points)
		for k := range points {
			points[k].X, points[k].Y = points[k].X+place.left, points[k].Y+down
		}
		all.Strokes = append(all.Strokes, layout.Stroke{Points: points})
	}
	all.Width, all.Height = max(all.Width, place.left+p.Width), down+p.Height
}
