package layout

// Newspapers and many tests draw a line between two columns. It tells that they are
// columns where the text does not: few lines, of any length, side by side.

const (
	dividerHeight = 40  // points it is high at least
	dividerAside  = 0.3 // of the page's width, from either side, it stands at least
	dividerLines  = 2   // lines stand at either side of it at least
)

// dividerOf is the longest upright line of a page that touches no other and stands
// about in its middle; empty for none.
func (s *sheet) dividerOf(nets []network, down []stroke) rect {
	var best rect
	for _, n := range nets {
		if len(n.across) > 0 || len(n.down) != 1 {
			continue
		}
		d := down[n.down[0]].rect
		if at := (d.x0 - s.bounds.x0) / s.bounds.width(); d.height() >= max(dividerHeight, best.height()) && at >= dividerAside && at <= 1-dividerAside {
			best = d
		}
	}
	return best
}

// divided is the gutter that a line drawn between columns tells, and the stretch it
// parts: no text runs through it, and most of the page stands beside it.
func (s *sheet) divided(ms []mass) (float64, []band) {
	d, b := s.divider, band{-1, 0}
	if d.height() <= 0 {
		return 0, nil
	}
	for i, m := range ms {
		if m.y1 <= d.y0 || m.y0 >= d.y1 {
			continue
		}
		if m.x0 < d.x0-1 && m.x1 > d.x0+1 {
			return 0, nil
		}
		if b.to = i + 1; b.from < 0 {
			b.from = i
		}
	}
	bands := []band{b}
	if b.from < 0 || !fillsRegion(ms, bands) {
		return 0, nil
	}
	left, right := split(ms, bands, d.x0)
	if min(len(left.firsts), len(right.firsts)) < dividerLines || isWorths(right) || matches(left, right) || isKeyGrid(left, right) ||
		numbersBefore(left, right) || signsBefore(left, right) || repeatsItself(right) {
		return 0, nil
	}
	return d.x0, bands
}
