package layout

import (
	"slices"

	"formwright/shared/page"
)

// decorate reads the lines of a page that are no table: underlines, strikes,
// gaps to fill in, lines to write on, rules.
func (s *sheet) decorate(across []stroke) {
	if len(across) == 0 {
		return
	}
	rows := rowsOf(s.pieces)
	marks := make([][]stretch, len(rows))
	blanks := make([][]piece, len(rows))
	var free []rect
	for _, h := range across {
		if h.used || h.width() < 3 {
			continue
		}
		i := rowBeside(rows, h.rect)
		if i < 0 {
			free = append(free, h.rect)
			continue
		}
		r := &rows[i]
		under, gaps := coverage(r, h.rect)
		if under.x1 > under.x0 && len(marks[i]) < maxStretches {
			under.set = drawn(*r, h.rect)
			marks[i] = append(marks[i], under)
		}
		if len(blanks[i]) < maxStretches {
			blanks[i] = append(blanks[i], gaps...)
		}
	}
	s.pieces = s.pieces[:0:0]
	for i, r := range rows {
		s.pieces = append(s.pieces, applied(r.pieces, marks[i])...)
		s.pieces = append(s.pieces, lonelyBlanks(blanks[i])...)
	}
	s.freeLines(free, rows)
}

// drawn is what a line through or under text does to it.
func drawn(r row, h rect) func(*page.Marks) {
	if h.y0 < r.baseAlong(h)-0.12*r.size {
		return func(m *page.Marks) { m.Strike = true }
	}
	return func(m *page.Marks) { m.Underline = true }
}

// rowBeside is the row a line is drawn through, under or beside; -1 for none.
func rowBeside(rows []row, h rect) int {
	first, _ := slices.BinarySearchFunc(rows, h.y0-nearLine, func(r row, y float64) int { return order(r.base, y) })
	best, bestGap := -1, 0.0
	for i := first; i < len(rows) && rows[i].base < h.y0+nearLine && i < first+2*nearRows; i++ {
		r := rows[i]
		below := h.y0 - r.baseAlong(h)
		touches := r.gapBeside(h) <= maxReach
		if !touches || below < -0.42*r.size || below > 0.45*r.size {
			continue
		}
		if gap := abs(below - 0.1*r.size); best < 0 || gap < bestGap {
			best, bestGap = i, gap
		}
	}
	return best
}

// baseAlong is the baseline of the text that a line is drawn along: texts side by side,
// as in the columns of a web page, may stand a little higher or lower than their row.
func (r row) baseAlong(h rect) float64 {
	from, _ := slices.BinarySearchFunc(r.pieces, h.x0-maxReach, func(p piece, x float64) int { return order(p.x0, x) })
	for i := from; i < len(r.pieces) && r.pieces[i].x0 < h.x1; i++ {
		if p := r.pieces[i]; p.isText() && p.size > 0.8*r.size && p.sharedX(h) > 0.5*p.width() {
			return p.base
		}
	}
	return r.base
}

const (
	nearLine = 20  // how far from its baseline a row's lines are looked for
	maxReach = 400 // how far beside the text a gap of the row may stand
)

// gapBeside is how far a line stands to the side of the row.
func (r row) gapBeside(h rect) float64 { return -r.sharedX(h) }

// coverage tells which part of a line has text over it, and where it is free for
// so long that it is a gap to fill in. A gap with its answer written on it is
// none any more, unless what stands there only names it: "Name: ".
func coverage(r *row, h rect) (under stretch, gaps []piece) {
	at, named, first := h.x0, true, -1
	from, _ := slices.BinarySearchFunc(r.pieces, h.x0-maxReach, func(p piece, x float64) int { return order(p.x0, x) })
	gap := func(to, least float64) {
		if to-at >= least*r.size {
			gaps = append(gaps, blankPiece(rect{at, r.base - 0.7*r.size, to, r.base + 0.1*r.size}, r.size, r.base))
		}
	}
	for i := from; i < len(r.pieces) && r.pieces[i].x0 <= h.x1; i++ {
		p := r.pieces[i]
		shared := p.sharedX(h)
		if shared < 0.25*min(p.width(), r.size) || shared <= 0 {
			continue
		}
		gap(max(p.x0, h.x0), 1.8)
		if p.isText() {
			if first < 0 {
				under.x0, first = max(p.x0, h.x0), i
			}
			under.x1 = min(p.x1, h.x1)
			named = lastRune(p.run.Text) == ':' || lastRune(p.run.Text) == '：'
		}
		at = max(at, p.x1)
	}
	if first < 0 {
		gap(h.x1, 1.1)
		return under, gaps
	}
	if !named {
		r.widen(first, h)
		return stretch{x0: h.x0, x1: h.x1}, nil
	}
	gap(h.x1, 1.8)
	return under, gaps
}

// roomKept is how much room stays, in sizes of the text, between a word with a line under
// it and the words beside it: underlines reach over the spaces between words, or are cut
// by a letter that goes below them.
const roomKept = 0.25

// widen lets the text on a line take all of the line, so that no gap is seen
// beside it.
func (r *row) widen(first int, h rect) {
	last := first
	for i := first; i < len(r.pieces) && r.pieces[i].x0 <= h.x1; i++ {
		last = i
	}
	p, q := &r.pieces[first], &r.pieces[last]
	if first == 0 {
		p.x0 = min(p.x0, h.x0)
	} else if before := r.pieces[first-1].x1; before <= h.x0+1 {
		p.x0 = min(p.x0, max(h.x0, before+roomKept*r.size))
	}
	if last+1 == len(r.pieces) {
		q.x1 = max(q.x1, h.x1)
	} else if next := r.pieces[last+1].x0; next >= h.x1-1 {
		q.x1 = max(q.x1, min(h.x1, next-roomKept*r.size))
	}
}

func blankPiece(r rect, size, base float64) piece {
	return piece{rect: r, size: size, base: base, run: page.Run{Kind: page.BlankRun}}
}

// lonelyBlanks drops gaps that lie on another one: lines drawn twice.
func lonelyBlanks(in []piece) []piece {
	slices.SortStableFunc(in, func(a, b piece) int { return order(a.x0, b.x0) })
	out := in[:0]
	for _, p := range in {
		if n := len(out); n > 0 && p.x0 < out[n-1].x1-2 {
			out[n-1].x1 = max(out[n-1].x1, p.x1)
			continue
		}
		out = append(out, p)
	}
	return out
}

// The lengths that tell a short gap from a rule across the page.
const (
	minFree = 25
	minRule = 100
)

// freeLines reads the lines that stand by themselves. Several of one length one
// under the other are lines to write on; a single long one is a rule, a short
// one a gap.
func (s *sheet) freeLines(free []rect, rows []row) {
	slices.SortStableFunc(free, func(a, b rect) int { return order(a.y0, b.y0) })
	for i, h := range free {
		stacked := i > 0 && stacks(free[i-1], h, rows) || i+1 < len(free) && stacks(h, free[i+1], rows)
		switch {
		case h.width() < minFree:
		case stacked || h.width() < minRule:
			s.pieces = append(s.pieces, blankPiece(rect{h.x0, h.y0 - 8, h.x1, h.y0}, 11, h.y0))
		default:
			s.objects = append(s.objects, object{rect: h, rule: true})
		}
	}
}

// stacks reports whether two lines are lines to write on: as long, at the
// distance of handwriting, and with no text between.
func stacks(a, b rect, rows []row) bool {
	d := b.y0 - a.y0
	if d < 9 || d > 48 || abs(a.x1-b.x1) > 4 || abs(a.x0-b.x0) > 60 {
		return false
	}
	i, _ := slices.BinarySearchFunc(rows, a.y0, func(r row, y float64) int { return order(r.base, y) })
	return i == len(rows) || rows[i].base > b.y0+0.5*rows[i].size
}
