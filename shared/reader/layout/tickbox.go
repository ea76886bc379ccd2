package layout

import (
	"strings"

	"formwright/shared/page"
)

// The sides of a box to tick, in points.
const (
	minTick = 5
	maxTick = 22
)

// isTickSize reports whether a rectangle could be a box to tick.
func isTickSize(r rect) bool {
	w, h := r.width(), r.height()
	return min(w, h) >= minTick && max(w, h) <= maxTick && abs(w-h) <= 0.35*max(w, h)
}

// tickBoxes lists the small outlined squares of a page: drawn as areas or with
// four lines. Boxes that touch each other are room for letters, not boxes to
// tick.
func tickBoxes(p Page, nets []network, across, down []stroke) []rect {
	var out []rect
	for _, a := range p.Areas {
		if r, ok := rectOf(a.Box); ok && a.Stroke != "" && !a.Comment && isTickSize(r) {
			out = append(out, r)
		}
	}
	for _, n := range nets {
		if len(n.across) != 2 || len(n.down) != 2 {
			continue
		}
		var r rect
		for _, i := range n.across {
			r = r.union(across[i].rect)
		}
		for _, i := range n.down {
			r = r.union(down[i].rect)
		}
		if isTickSize(r) {
			out = append(out, r)
			for _, i := range n.across {
				across[i].used = true
			}
			for _, i := range n.down {
				down[i].used = true
			}
		}
	}
	if len(out) > maxBoxes {
		return nil
	}
	return lonely(out)
}

// maxBoxes bounds the boxes of a page; beyond it they are a pattern.
const maxBoxes = 1000

// lonely drops boxes that touch a neighbour, and one of two drawn on the same
// spot.
func lonely(in []rect) []rect {
	var out []rect
	for i, r := range in {
		alone := true
		for k, o := range in {
			if k == i {
				continue
			}
			sx, sy := r.sharedX(o), r.sharedY(o)
			same := sx > 0.6*r.width() && sy > 0.6*r.height()
			if same && k < i || !same && sx > -1 && sy > -1 {
				alone = false
				break
			}
		}
		if alone {
			out = append(out, r)
		}
	}
	return out
}

// addTicks turns the boxes into pieces. A box is ticked by a sign in it, by
// lines across it or by a filling. A box with other text in it is a frame.
func (s *sheet) addTicks(p Page, boxes []rect) {
	if len(boxes) == 0 {
		return
	}
	boxes = s.withoutLetters(boxes)
	cells := newBuckets(boxes)
	checked, framed := make([]bool, len(boxes)), make([]bool, len(boxes))
	kept := s.pieces[:0]
	for _, q := range s.pieces {
		k := cells.at(q.midX(), q.midY())
		switch {
		case k < 0 || q.width() > 1.6*boxes[k].width():
			kept = append(kept, q)
		case strings.ContainsAny(q.run.Text, "✓✔✗✘✕✖xX×■●•√"):
			checked[k] = true
		default:
			framed[k] = true
			kept = append(kept, q)
		}
	}
	s.pieces = kept
	for _, q := range penStrokes(p) {
		if k := cells.at(q.midX(), q.midY()); k >= 0 && q.inBox(boxes[k]) {
			checked[k] = true
		}
	}
	for _, l := range p.Lines {
		if k := cells.at((l.X1+l.X2)/2, (l.Y1+l.Y2)/2); k >= 0 && abs(l.X2-l.X1) > 2.5 && abs(l.Y2-l.Y1) > 2.5 {
			checked[k] = true
		}
	}
	for _, a := range p.Areas {
		r, ok := rectOf(a.Box)
		if k := cells.at(r.midX(), r.midY()); ok && k >= 0 && a.Fill != "" && isDark(a.Fill) && r.within(boxes[k], 1) {
			checked[k] = true
		}
	}
	for k, r := range boxes {
		if framed[k] && !checked[k] {
			continue
		}
		c := checkPiece(r, checked[k])
		if q, ok := firstBehind(s.pieces, boxes, r); ok {
			c.base, c.size = q.base, q.size
		} else if q, ok := textBehind(s.pieces, r); ok && r.height() > largeTick*q.size {
			c.base, c.size = q.base, q.size
		}
		s.pieces = append(s.pieces, c)
	}
}

// largeTick is how many times as high as the text behind it a box is whose foot
// stands well below the line.
const largeTick = 1.3

// textBehind is the first text behind a box at its height.
func textBehind(ps []piece, r rect) (next piece, ok bool) {
	for _, p := range ps {
		if p.isText() && p.x0 >= r.x1 && p.y0 < r.midY() && r.midY() < p.y1 && p.x0-r.x1 < 3*r.width() && (!ok || p.x0 < next.x0) {
			next, ok = p, true
		}
	}
	return next, ok
}

// withoutLetters drops boxes that longer text begins in: rings around the letter
// of a choice.
func (s *sheet) withoutLetters(boxes []rect) []rect {
	cells := newBuckets(boxes)
	ring := make([]bool, len(boxes))
	for _, p := range s.pieces {
		if k := cells.at(p.x0+0.3*p.size, p.midY()); k >= 0 && p.isText() && p.width() > 1.6*boxes[k].width() {
			ring[k] = true
		}
	}
	var out []rect
	for k, r := range boxes {
		if !ring[k] {
			out = append(out, r)
		}
	}
	return out
}

func checkPiece(r rect, checked bool) piece {
	p := piece{rect: r, size: min(max(r.height(), 8), 14), base: r.y1 - 0.1*r.height()}
	p.run = page.Run{Kind: page.CheckRun, Check: page.Unchecked}
	if checked {
		p.run.Check = page.Checked
	}
	return p
}

// buckets finds the box at a point without looking at every box.
type buckets struct {
	boxes []rect
	cells map[[2]int][]int
}

func newBuckets(boxes []rect) buckets {
	b := buckets{boxes, map[[2]int][]int{}}
	for i, r := range boxes {
		for x := int(r.x0) / maxTick; x <= int(r.x1)/maxTick; x++ {
			for y := int(r.y0) / maxTick; y <= int(r.y1)/maxTick; y++ {
				b.cells[[2]int{x, y}] = append(b.cells[[2]int{x, y}], i)
			}
		}
	}
	return b
}

func (b buckets) at(x, y float64) int {
	if !sane(x, y) {
		return -1
	}
	for _, i := range b.cells[[2]int{int(x) / maxTick, int(y) / maxTick}] {
		if b.boxes[i].holds(x, y) {
			return i
		}
	}
	return -1
}

// endsInBoxes reports whether a line ends in several boxes, as a row of a table
// without lines does.
func (l *line) endsInBoxes() bool {
	boxes := 0
	for i := len(l.runs) - 1; i >= 0; i-- {
		switch r := l.runs[i]; {
		case r.Kind == page.CheckRun:
			boxes++
		case r.Kind == page.TextRun && strings.TrimSpace(r.Text) != "":
			return boxes > 1
		}
	}
	return false
}
