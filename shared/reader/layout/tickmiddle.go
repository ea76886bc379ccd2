package layout

import (
	"cmp"
	"slices"
)

// firstBehind is the first line of the text behind a box that stands alone at
// the middle of several lines, as the circles of web pages do.
func firstBehind(ps []piece, boxes []rect, r rect) (first piece, ok bool) {
	lines := linesBehind(ps, r)
	at := slices.IndexFunc(lines, func(p piece) bool { return p.y1 > r.midY() })
	if at < 0 {
		return piece{}, false
	}
	from, to := at, at
	goesOn := func(i int) bool { return lines[i+1].base-lines[i].base <= closeLines*lines[i].size }
	if at > 0 && lines[at].y0 > r.midY() { // between two lines
		from = at - 1
		if !goesOn(from) {
			return piece{}, false
		}
	}
	for from > 0 && goesOn(from-1) {
		from--
	}
	for to+1 < len(lines) && goesOn(to) {
		to++
	}
	middle := (lines[from].y0 + lines[to].y1) / 2
	for _, o := range boxes {
		if o != r && o.midY() > lines[from].y0 && o.midY() < lines[to].y1 && o.x0 < lines[from].x0 && o.x1 > r.x0 {
			return piece{}, false
		}
	}
	return lines[from], from < to && abs(middle-r.midY()) < 0.4*lines[from].size
}

// closeLines is how far lines of one text are apart, in sizes of it.
const closeLines = 1.6

// linesBehind lists the first words of the lines behind a box, near it, from top
// to bottom.
func linesBehind(ps []piece, r rect) (out []piece) {
	reach := 3 * r.width()
	for _, p := range ps {
		if p.isText() && p.x0 >= r.x1 && p.x0-r.x1 < reach && abs(p.midY()-r.midY()) < 12*r.height() {
			out = append(out, p)
		}
	}
	slices.SortStableFunc(out, func(a, b piece) int {
		switch {
		case abs(a.base-b.base) > 0.4*a.size:
			return cmp.Compare(a.base, b.base)
		default:
			return cmp.Compare(a.x0, b.x0)
		}
	})
	return slices.CompactFunc(out, func(a, b piece) bool { return abs(a.base-b.base) <= 0.4*a.size })
}
