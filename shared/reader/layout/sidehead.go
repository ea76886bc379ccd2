package layout

import "slices"

// narrowest is how much wider than the headings the text beside them is at least, and
// leastHeads how many make them a column however narrow they are.
const (
	narrowest  = 2
	leastHeads = 2
)

// sideHeads lists where the parts of a page begin whose headings stand in a
// narrow column at the left, "Question 1" and what a platform says of it, and
// what they are over beside them. There are none when the left is a column of
// its own.
func sideHeads(left, right []mass) []float64 {
	var l, r rect
	for _, m := range left {
		l = l.union(m.rect)
	}
	for _, m := range right {
		if r = r.union(m.rect); m.label.kind == wordLabel && m.counted() > 0 {
			return nil
		}
	}
	if len(left) == 0 || l.width()*narrowest > r.width() {
		return nil
	}
	var heads []float64
	last, headed := 0, false
	for i, m := range left {
		if m.label.kind != wordLabel || !m.bare {
			if i == 0 {
				headed = true
			}
			continue
		}
		if n := m.counted(); n == 0 || last > 0 && n != last+1 {
			return nil
		} else {
			last = n
		}
		heads = append(heads, m.y0-m.height())
	}
	if headed && len(heads) < leastHeads {
		return nil
	}
	return heads
}

// besideHeads gives the parts of two columns in turn: each heading and what
// stands beside it.
func (s *sheet) besideHeads(heads []float64, left, right []mass, key string, depth int) []*region {
	var out []*region
	var over, beside []mass
	over, left = above(left, heads[0])
	beside, right = above(right, heads[0])
	if over = append(slices.Clone(over), beside...); len(over) > 0 {
		slices.SortStableFunc(over, func(a, b mass) int { return order(a.base, b.base) })
		out = append(out, s.region(over, key+"over"))
	}
	aside := leftmost(right) - leftmost(left)
	for _, end := range append(heads[1:], farthest) {
		var head, beside []mass
		head, left = above(left, end)
		beside, right = above(right, end)
		for _, r := range s.cutColumns(head, key+"left", depth+1) {
			r.room = aside
			out = append(out, r)
		}
		for _, r := range s.cutColumns(beside, key+"right", depth+1) {
			r.aside = aside
			out = append(out, r)
		}
	}
	return out
}

func leftmost(ms []mass) float64 {
	x := float64(farthest)
	for _, m := range ms {
		x = min(x, m.x0)
	}
	return x
}

// above parts masses at a height.
func above(ms []mass, y float64) (before, after []mass) {
	n := slices.IndexFunc(ms, func(m mass) bool { return m.y0 >= y })
	if n < 0 {
		n = len(ms)
	}
	return ms[:n], ms[n:]
}
