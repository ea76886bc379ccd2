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

// joinGap is how far the dashes of one line stand apart.
const joinGap = 3

func mergeAcross(in []stroke) []stroke {
	slices.SortFunc(in, func(a, b stroke) int {
		return cmp.Or(order(math.Round(a.y0), math.Round(b.y0)), order(a.x0, b.x0), order(a.y0, b.y0), order(a.x1, b.x1))
	})
	out := in[:0]
	for _, s := range in {
		if n := len(out); n > 0 && abs(out[n-1].y0-s.y0) <= 1.2 && s.x0-out[n-1].x1 <= joinGap {
			out[n-1].x1 = max(out[n-1].x1, s.x1)
			continue
		}
		out = append(out, s)
	}
	return out
}

func mergeDown(in []stroke) []stroke {
	slices.SortFunc(in, func(a, b stroke) int {
		return cmp.Or(order(math.Round(a.x0), math.Round(b.x0)), order(a.y0, b.y0), order(a.x0, b.x0), order(a.y1, b.y1))
	})
	out := in[:0]
	for _, s := range in {
		if n := len(out); n > 0 && abs(out[n-1].x0-s.x0) <= 1.2 && s.y0-out[n-1].y1 <= joinGap {
			out[n-1].y1 = max(out[n-1].y1, s.y1)
			continue
		}
		out = append(out, s)
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
