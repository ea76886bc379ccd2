package layout

import "formwright/shared/page"

// sticksOut is how far over a gutter, in points, a formula of the left column may reach
// where numbers tell that it is one.
const sticksOut = 24

// sectionBands are bands, those of several sections parted at their headings.
func sectionBands(ms []mass, bands []band, x float64) []band {
	if len(bands) == 0 {
		return nil
	}
	whole := band{bands[0].from, bands[len(bands)-1].to}
	for whole.from > 0 && keepsColumn(ms[whole.from-1], x) {
		whole.from--
	}
	for whole.to < len(ms) && keepsColumn(ms[whole.to], x) {
		whole.to++
	}
	for _, m := range ms[whole.from:whole.to] {
		if !keepsColumn(m, x) {
			whole = bands[0]
		}
	}
	if out := bySections(ms, whole, x); len(out) > 1 {
		for _, b := range bands {
			if b.from >= whole.to {
				out = append(out, b)
			}
		}
		return out
	}
	var out []band
	for _, b := range bands {
		out = append(out, bySections(ms, b, x)...)
	}
	return out
}

// keepsColumn reports whether a mass stands at one side of a gutter, or hardly reaches
// over it from the left.
func keepsColumn(m mass, x float64) bool {
	return m.x0 >= x-1 || m.x1 <= x+1 || m.midX() < x && m.x1 <= x+sticksOut
}

// bySections parts a band of columns at the headings that both columns stand under, as
// worksheets set each of their sections in two columns: nothing at the right stands beside
// the heading, and the numbers above it and below it each count on from the left to the
// right. Columns that count on over the whole page have headings of their own.
func bySections(ms []mass, b band, x float64) []band {
	if left, right := split(ms, []band{b}, x); goesOnCounting(left, right) {
		return []band{b}
	}
	var out []band
	from := b.from
	for i := b.from + 1; i < b.to; i++ {
		if !headsBoth(ms, b, i, x) {
			continue
		}
		if left, right := split(ms, []band{{from, i}}, x); goesOnCounting(left, right) {
			out, from = append(out, band{from, i}), i
		}
	}
	left, right := split(ms, []band{{from, b.to}}, x)
	if len(out) == 0 || len(right.firsts) > 0 && !goesOnCounting(left, right) {
		return []band{b}
	}
	return append(out, band{from, b.to})
}

// headsBoth reports whether a heading begins with a mass: at the front of the left column, in
// bold with the sign before it, and with nothing beside it at the right.
func headsBoth(ms []mass, b band, i int, x float64) bool {
	var head rect
	var pieces []piece
	for _, m := range ms[i:b.to] {
		if m.base > ms[i].base+1.5 {
			break
		}
		if m.segment == nil || m.midX() > x {
			return false
		}
		head, pieces = head.union(m.rect), append(pieces, m.segment.pieces...)
	}
	if ms[i-1].base > ms[i].base-1.5 || !everyText(pieces, func(m page.Marks) bool { return m.Bold }) {
		return false
	}
	for _, o := range ms[b.from:b.to] {
		if o.midX() > x && o.y1 > head.y0 && o.y0 < head.y1 || o.midX() < x && o.x0 < head.x0-sameStart {
			return false
		}
	}
	return true
}
