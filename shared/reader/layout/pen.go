package layout

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"
)

// What a pen leaves on a page: crosses and ticks in boxes, a ring around the
// letter of a choice or around all of it, a tick or a cross at it.

// maxPen bounds the strokes of a page that are looked at.
const maxPen = 600

// penStroke is a stroke with the place it takes.
type penStroke struct {
	rect
	points []Point
}

func penStrokes(p Page) []penStroke {
	var out []penStroke
	for _, s := range p.Strokes[:min(len(p.Strokes), maxPen)] {
		if len(s.Points) < 2 {
			continue
		}
		first := s.Points[0]
		q := penStroke{rect{first.X, first.Y, first.X, first.Y}, s.Points}
		ok := true
		for _, at := range s.Points {
			ok = ok && sane(at.X, at.Y)
			q.x0, q.y0, q.x1, q.y1 = min(q.x0, at.X), min(q.y0, at.Y), max(q.x1, at.X), max(q.y1, at.Y)
		}
		if ok {
			out = append(out, q)
		}
	}
	return out
}

// inBox reports whether a stroke ticks a box: it is as large as a good part of
// the box, and neither part of a drawing around it nor the ground of a round box.
func (s penStroke) inBox(box rect) bool {
	const least, most = 0.3, 2.5 // of the box
	const edge = 1               // points between a box and its ground
	w, h := s.width()/box.width(), s.height()/box.height()
	first, last := s.points[0], s.points[len(s.points)-1]
	if s.within(box, edge) && box.within(s.rect, edge) && first == last {
		return false
	}
	return max(w, h) >= least && max(w, h) <= most && box.holds(s.midX(), s.midY())
}

// isRing reports whether a stroke ends about where it began, around something.
func (s penStroke) isRing() bool {
	first, last := s.points[0], s.points[len(s.points)-1]
	gap := max(abs(first.X-last.X), abs(first.Y-last.Y))
	return len(s.points) >= 4 && s.height() >= minRing && s.width() >= minRing && gap <= 0.45*max(s.height(), min(s.width(), 2*s.height()))
}

// isTick reports whether a stroke goes down a little and then up to the right.
func (s penStroke) isTick() bool {
	low, n := 0, len(s.points)-1
	for i, p := range s.points {
		if p.Y > s.points[low].Y {
			low = i
		}
	}
	first, last, foot := s.points[0], s.points[n], s.points[low]
	if first.X > last.X {
		first, last = last, first
	}
	return low > 0 && low < n && max(s.width(), s.height()) <= maxTick+4 &&
		foot.Y-first.Y >= 0.15*s.height() && first.Y-last.Y >= 0.15*s.height() && first.X <= foot.X && foot.X < last.X-0.3*s.width()
}

// crosses reports whether two strokes make a cross.
func (s penStroke) crosses(o penStroke) bool {
	const near = 0.6
	return s.falls() != o.falls() && s.sharedX(o.rect) >= near*max(s.width(), o.width()) && s.sharedY(o.rect) >= near*max(s.height(), o.height()) &&
		min(s.width(), s.height()) >= 3 && max(s.width(), s.height()) <= maxTick+4
}

// falls reports whether a stroke goes down to the right.
func (s penStroke) falls() bool {
	a, b := s.points[0], s.points[len(s.points)-1]
	return (a.X < b.X) == (a.Y < b.Y)
}

// The heights of rings and frames around choices, in points.
const (
	minRing = 7
	maxRing = 44
)

// penMarks marks the choices that something is drawn around or at. Rings around
// most of the letters are how the letters look.
func (s *sheet) penMarks(p Page, boxes []rect) {
	rings, signs := s.penned(p, boxes)
	if len(rings)+len(signs) == 0 {
		return
	}
	rows := rowsOf(s.pieces)
	rings = slices.DeleteFunc(rings, s.isPlate)
	s.pieces = s.pieces[:0:0]
	var at []int
	choices := 0
	for _, r := range rows {
		from := len(s.pieces)
		s.pieces = append(s.pieces, r.pieces...)
		ps := s.pieces[from:]
		for i := range ps {
			if !isChoice(ps[i]) {
				continue
			}
			choices++
			if isPenned(ps[i:], rings, signs) {
				at = append(at, from+i)
			}
		}
	}
	if len(at)*10 > choices*6 || choices < 2 {
		return
	}
	for _, i := range at {
		s.pieces[i].run.Text = "✓ " + s.pieces[i].run.Text
	}
}

// isPlate reports whether a frame holds the letters of several choices, as the
// drawing of a figure does: it marks none of them.
func (s *sheet) isPlate(r rect) bool {
	held := 0
	for _, p := range s.pieces {
		if middle := p.base - 0.35*p.size; isChoice(p) && r.x0 < p.x0 && r.x1 > p.x0 && r.y0 < middle-0.35*p.size && r.y1 > middle+0.35*p.size {
			held++
		}
	}
	return held > 1
}

// isChoice reports whether a piece begins with the letter of a choice, or is it.
func isChoice(p piece) bool {
	return p.isText() && (labelOf(p.run.Text).kind == letterLabel || bareLetter.MatchString(p.run.Text) || looseLetter.MatchString(p.run.Text))
}

var (
	bareLetter = regexp.MustCompile(`^\(?[A-HА-Е]\)?$`)
	// looseLetter is a letter behind a bullet or before a dash or a spaced colon, "• a : x",
	// "b- none": too little to begin a line with, enough where a pen has been.
	looseLetter = regexp.MustCompile(`^(?:[•◦▪●○]\s+[A-Ha-h]\s?[.):–-]|[A-Ha-h](?:\s?[–-]|\s:))\s+\S`)
)

// penned lists the rings of a page, and the ticks and crosses that stand outside
// of boxes.
func (s *sheet) penned(p Page, boxes []rect) (rings, signs []rect) {
	isRing := func(r rect) bool {
		return r.height() >= minRing && r.height() <= maxRing && r.width() >= minRing && r.width() < 0.8*s.bounds.width()
	}
	for _, a := range p.Areas[:min(len(p.Areas), maxPen)] {
		if r, ok := rectOf(a.Box); ok && a.Stroke != "" && (a.Fill == "" || a.Comment || !isDark(a.Fill)) && isRing(r) {
			rings = append(rings, r)
		}
	}
	if rings = lonely(rings); len(rings) > maxBoxes {
		return nil, nil
	}
	strokes := penStrokes(p)
	known := newBuckets(boxes)
	for i, q := range strokes {
		if known.at(q.midX(), q.midY()) >= 0 {
			continue
		}
		switch {
		case q.isRing() && isRing(q.rect):
			rings = append(rings, q.rect)
		case q.isTick():
			signs = append(signs, q.rect)
		default:
			for _, o := range strokes[max(i-2, 0):i] {
				if q.crosses(o) {
					signs = append(signs, q.union(o.rect))
				}
			}
		}
	}
	return rings, signs
}

// isPenned reports whether a choice, which begins with the first of the pieces,
// has a ring around its letter or its text, or a sign at its letter.
func isPenned(ps []piece, rings, signs []rect) bool {
	p := ps[0]
	end := labelOf(p.run.Text).end
	if loose := looseLetter.FindString(p.run.Text); loose != "" {
		end = len(loose) - utf8.RuneLen(lastRune(loose))
	}
	if end == 0 || end > len(p.run.Text) {
		end = len(p.run.Text)
	}
	letter := p.cut(0, len(strings.TrimRight(p.run.Text[:end], " ")))
	y := p.base - 0.35*p.size
	text := p.rect
	for i := 1; i < len(ps) && !isChoice(ps[i]); i++ {
		text = text.union(ps[i].rect)
	}
	for _, r := range rings {
		tall := r.height() > 3*p.size
		if !tall && r.y0 < y && r.y1 > y && aroundText(r, letter.rect, text, p.size) {
			return true
		}
		around := r.x0 <= letter.x0+0.35*letter.width() && r.y0 < y && r.y1 > y && !tall
		if around && (r.x1 < letter.x1+1.2*p.size && r.x1 > letter.x0+0.5*letter.width() || abs(r.x1-text.x1) < 2*p.size && r.x1 > text.x1-0.5*p.size) && r.x0 > letter.x0-2*p.size {
			return true
		}
	}
	for _, r := range signs {
		level := r.midY() > y-0.9*p.size && r.midY() < y+0.6*p.size
		if level && r.x1 > letter.x0-2*p.size && r.x0 < letter.x1 && r.x0 > letter.x0-4*p.size {
			return true
		}
	}
	return false
}

// aroundText reports whether a ring goes around the text of a choice and leaves out its letter.
func aroundText(r, letter, text rect, size float64) bool {
	return r.x0 > letter.x1-0.5*size && r.x0 < letter.x1+2*size && text.x1 > letter.x1+size && r.x1 > text.x1-0.2*size && r.x1 < text.x1+1.5*size
}
