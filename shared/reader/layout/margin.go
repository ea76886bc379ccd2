package layout

import "slices"

// margins tells how far the lines of a region may go, which decides whether a
// line ends because it is full.
type margins struct {
	seen map[string]float64 // the width that the lines of regions of a kind show
}

// kind tells regions of different widths apart. All columns are of one kind.
func (r *region) kind() string {
	switch r.key {
	case "", "full", "cell", "notes":
		return r.key
	}
	return "column"
}

// The share of a width beyond which a line is taken for full, and how many such
// lines show where the margin is.
const (
	fullShare = 0.94
	fullLines = 3
)

// marginsOf finds the widths that several lines come close to.
func marginsOf(regions []*region) margins {
	ends := map[string][]float64{}
	for _, r := range regions {
		for _, l := range r.lines {
			ends[r.kind()] = append(ends[r.kind()], l.end)
		}
	}
	m := margins{seen: map[string]float64{}}
	for k, es := range ends {
		slices.Sort(es)
		widest := es[len(es)-1]
		first, _ := slices.BinarySearch(es, fullShare*widest)
		if n := len(es) - first; n >= fullLines && n*12 >= len(es) {
			m.seen[k] = widest
		}
	}
	return m
}

// edge is how far from the side where reading starts the lines of a region go.
// Where a page does not show it, its right margin is as wide as its left one.
func (m margins) edge(r *region) float64 {
	own := max(r.right-r.left, r.room)
	if r.kind() == "column" || r.kind() == "cell" {
		return max(own, min(m.seen[r.kind()], r.sheet.bounds.width()/2))
	}
	like := likeLeft(r)
	if seen := m.seen[r.kind()]; seen > 0.8*like {
		return max(own, min(seen, like))
	}
	return max(own, like)
}

// likeLeft is the width of a region whose right margin is as wide as its left.
func likeLeft(r *region) float64 {
	margin := max(r.left-r.sheet.bounds.x0, 0)
	if margin > 0.25*r.sheet.bounds.width() {
		return 0.9*r.sheet.bounds.width() - margin // set in, not at a margin
	}
	return r.sheet.bounds.width() - 2*margin
}

// limit sets how far the lines of a region may go: to its edge, or to what
// stands beside them.
func (r *region) limit(edge float64) {
	beside := false // what a task is worth
	for _, l := range r.lines {
		l.edge = edge
		if beside = l.x1 <= r.sheet.worths.x0 && (l.worth != nil || beside && l.label.kind == noLabel); beside {
			l.edge = r.sheet.worths.x0 - r.left - 0.5*l.size
		}
		if d := r.sheet.divider; d.sharedY(l.rect) > 0 && l.x1 <= d.x0 && !l.rtl {
			l.edge = min(l.edge, d.x0-r.left-0.3*l.size) // nothing needs to stand in the other column
		}
		if box := r.boxEdge(l.size); box > 0 {
			l.edge = min(l.edge, box)
		}
		for _, o := range r.objects[:min(len(r.objects), maxBeside)] {
			if o.sharedY(l.rect) > 0 && o.x0 > l.x1-1 && !o.rule && !l.rtl {
				l.edge = min(l.edge, o.x0-r.left-0.5*l.size)
			}
		}
	}
}

// boxEdge is where lines of a size end on a slide, whose texts stand in boxes of their
// own: two that end alike, and no other behind them, fill their box. 0 where that is not
// to be seen.
func (r *region) boxEdge(size float64) float64 {
	if b := r.sheet.bounds; b.width() <= b.height() || len(r.lines) > mostOnSlide {
		return 0
	}
	var edge *line
	for _, l := range r.lines {
		if abs(l.size-size) <= 0.5 && (edge == nil || l.end > edge.end) {
			edge = l
		}
	}
	for _, l := range r.lines {
		if edge != nil && l != edge && abs(l.size-size) <= 0.5 && edge.end-l.end <= alike && lastRunes(l.text) != lastRunes(edge.text) {
			return edge.end
		}
	}
	return 0
}

// mostOnSlide is how many lines a slide has at the most.
const mostOnSlide = 60

// alike is how far apart, in points, lines end that end at the same place.
const alike = 0.2

// lastRunes is the end of a text: lines that say the same end at the same place.
func lastRunes(s string) string {
	r := []rune(s)
	return string(r[max(0, len(r)-4):])
}

// maxBeside bounds the objects of a region that lines are held against.
const maxBeside = 50
