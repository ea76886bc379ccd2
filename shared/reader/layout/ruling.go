package layout

import (
	"cmp"
	"math"
	"slices"
)

// maxStrokes bounds the lines of one page that are looked at; beyond it they
// are a drawing.
const maxStrokes = 6000

// stroke is a horizontal or vertical line. Of a horizontal one y0 is y1.
type stroke struct {
	rect
	used bool // it is part of a table, a frame, a box or a fraction
}

// strokesOf sorts the lines of a page into horizontal and vertical ones.
// Outlined areas are their four edges.
func strokesOf(p Page) (across, down []stroke) {
	add := func(x0, y0, x1, y1 float64) {
		if !sane(x0, y0, x1, y1) || len(across)+len(down) >= maxStrokes {
			return
		}
		x0, x1, y0, y1 = min(x0, x1), max(x0, x1), min(y0, y1), max(y0, y1)
		w, h := x1-x0, y1-y0
		switch {
		case w >= 2 && h <= max(1.5, w/40):
			across = append(across, stroke{rect: rect{x0, (y0 + y1) / 2, x1, (y0 + y1) / 2}})
		case h >= 2 && w <= max(1.5, h/40):
			down = append(down, stroke{rect: rect{(x0 + x1) / 2, y0, (x0 + x1) / 2, y1}})
		}
	}
	for _, l := range p.Lines {
		add(l.X1, l.Y1, l.X2, l.Y2)
	}
	for _, a := range p.Areas {
		r, ok := rectOf(a.Box)
		if !ok || a.Comment {
			continue
		}
		if r.height() <= 2.5 || r.width() <= 2.5 {
			add(r.x0, r.y0, r.x1, r.y1)
		} else if a.Stroke != "" && max(r.width(), r.height()) > maxTick {
			add(r.x0, r.y0, r.x1, r.y0)
			add(r.x0, r.y1, r.x1, r.y1)
			add(r.x0, r.y0, r.x0, r.y1)
			add(r.x1, r.y0, r.x1, r.y1)
		}
	}
	return mergeAcross(across), mergeDown(down)
}

// joinGap is how far the dashes of one line stand apart, sameLine how far those that
// lie beside each other.
const (
	joinGap  = 3
	sameLine = 1.2
)

// mergeAcross joins what is drawn of one line in pieces: a scan shows it broken, and
// twice where it leans.
func mergeAcross(in []stroke) []stroke {
	return merged(in, func(s *stroke) (at, from, to *float64) { return &s.y0, &s.x0, &s.x1 })
}

func mergeDown(in []stroke) []stroke {
	return merged(in, func(s *stroke) (at, from, to *float64) { return &s.x0, &s.y0, &s.y1 })
}

// merged joins the lines that lie on one, of which axis tells where they are and reach.
func merged(in []stroke, axis func(*stroke) (at, from, to *float64)) []stroke {
	slices.SortFunc(in, func(a, b stroke) int {
		atA, fromA, toA := axis(&a)
		atB, fromB, toB := axis(&b)
		return cmp.Or(order(*atA, *atB), order(*fromA, *fromB), order(*toA, *toB))
	})
	out := in[:0]
	for i := 0; i < len(in); {
		first, _, _ := axis(&in[i])
		line := *first
		end := i
		for end < len(in) {
			if at, _, _ := axis(&in[end]); *at-line > sameLine {
				break
			}
			end++
		}
		out = append(out, dashes(in[i:end], axis)...)
		i = end
	}
	return out
}

// dashes joins those of one line that touch.
func dashes(line []stroke, axis func(*stroke) (at, from, to *float64)) []stroke {
	slices.SortStableFunc(line, func(a, b stroke) int {
		_, fromA, _ := axis(&a)
		_, fromB, _ := axis(&b)
		return order(*fromA, *fromB)
	})
	out := line[:1]
	for _, s := range line[1:] {
		_, from, to := axis(&s)
		_, lastFrom, lastTo := axis(&out[len(out)-1])
		if *from-*lastTo > joinGap {
			out = append(out, s)
			continue
		}
		if *to-*from > *lastTo-*lastFrom { // the longer one tells where it is
			*from, *to = *lastFrom, max(*to, *lastTo)
			out[len(out)-1] = s
			continue
		}
		*lastTo = max(*lastTo, *to)
	}
	return out
}

// network is a set of lines that touch each other.
type network struct{ across, down []int }

// networks finds the lines that touch.
func networks(across, down []stroke) []network {
	parent := make([]int, len(across)+len(down))
	for i := range parent {
		parent[i] = i
	}
	find := func(i int) int {
		for parent[i] != i {
			parent[i] = parent[parent[i]]
			i = parent[i]
		}
		return i
	}
	byY := make([]int, len(across))
	for i := range byY {
		byY[i] = i
	}
	slices.SortStableFunc(byY, func(a, b int) int { return order(across[a].y0, across[b].y0) })
	for v, d := range down {
		from, _ := slices.BinarySearchFunc(byY, d.y0-joinGap, func(i int, y float64) int { return order(across[i].y0, y) })
		for _, i := range byY[from:] {
			if across[i].y0 > d.y1+joinGap {
				break
			}
			if across[i].x0-joinGap <= d.x0 && d.x0 <= across[i].x1+joinGap {
				parent[find(len(across)+v)] = find(i)
			}
		}
	}
	return gather(parent, find, len(across))
}

func gather(parent []int, find func(int) int, across int) []network {
	at := map[int]int{}
	var out []network
	for i := range parent {
		root := find(i)
		k, ok := at[root]
		if !ok {
			k = len(out)
			at[root] = k
			out = append(out, network{})
		}
		if i < across {
			out[k].across = append(out[k].across, i)
		} else {
			out[k].down = append(out[k].down, i-across)
		}
	}
	return out
}

// markDiagrams takes the lines that end where a slanting line does for parts of
// a drawing.
func markDiagrams(p Page, across []stroke) {
	type corner struct{ x, y int }
	at := func(x, y float64) corner { return corner{int(math.Round(x / joinGap)), int(math.Round(y / joinGap))} }
	slants := map[corner]bool{}
	for _, l := range p.Lines[:min(len(p.Lines), maxStrokes)] {
		if !sane(l.X1, l.Y1, l.X2, l.Y2) || abs(l.X2-l.X1) < 4 || abs(l.Y2-l.Y1) < 4 {
			continue
		}
		// Either diagonal of the box may be the one that is drawn.
		slants[at(l.X1, l.Y1)], slants[at(l.X2, l.Y2)] = true, true
		slants[at(l.X1, l.Y2)], slants[at(l.X2, l.Y1)] = true, true
	}
	for i, h := range across {
		if slants[at(h.x0, h.y0)] || slants[at(h.x1, h.y0)] {
			across[i].used = true
		}
	}
}

// mostHidden bounds how many lines are held against how many areas of their colour.
const mostHidden = 1 << 20

// hideOnGround takes the level lines that are drawn in the colour of the area they lie on for
// used: the border of a shaded paragraph is neither a rule nor room for an answer. Where they
// are sides of a table, they are that already.
func hideOnGround(p Page, across []stroke) {
	ground := map[string][]rect{}
	for _, a := range p.Areas {
		if r, ok := rectOf(a.Box); ok && a.Fill != "" && !a.Comment && min(r.width(), r.height()) > 2.5 {
			ground[a.Fill] = append(ground[a.Fill], r)
		}
	}
	if len(ground) == 0 {
		return
	}
	var hidden []stroke
	for _, l := range p.Lines[:min(len(p.Lines), maxStrokes)] {
		on := ground[l.Color]
		if len(on) == 0 || !sane(l.X1, l.Y1, l.X2, l.Y2) || abs(l.Y2-l.Y1) > sameLine || len(on)*len(p.Lines) > mostHidden {
			continue
		}
		line := rect{l.X1, l.Y1, l.X2, l.Y2}
		if slices.ContainsFunc(on, func(r rect) bool { return line.within(r, sameLine) }) {
			hidden = append(hidden, stroke{rect: line})
		}
	}
	if hidden = mergeAcross(hidden); len(hidden)*len(across) > mostHidden {
		return
	}
	for i, h := range across {
		if slices.ContainsFunc(hidden, func(s stroke) bool { return h.within(s.rect, sameLine) }) {
			across[i].used = true
		}
	}
}
