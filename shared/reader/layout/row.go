package layout

import (
	"cmp"
	"slices"
	"strings"
)

// row is what stands side by side on a page: the pieces whose letters stand on
// one line, with their raised and lowered ones.
type row struct {
	rect
	pieces []piece // from left to right
	extra  []piece // raised and lowered ones, not yet among the pieces
	base   float64
	size   float64
}

// nearRows is how many rows up and down are looked at for what belongs to a
// row, which keeps the work linear.
const nearRows = 6

// rowsOf sorts pieces into rows from top to bottom.
func rowsOf(ps []piece) []row {
	sorted := slices.Clone(ps)
	slices.SortStableFunc(sorted, func(a, b piece) int {
		return cmp.Or(order(a.base, b.base), order(a.x0, b.x0))
	})
	var rows []row
	for _, p := range sorted {
		if n := len(rows); n > 0 && p.base-rows[n-1].base <= 0.22*min(p.size, rows[n-1].size)+0.3 {
			rows[n-1].add(p)
			continue
		}
		rows = append(rows, row{base: p.base, size: p.size, rect: p.rect, pieces: []piece{p}})
	}
	for i := range rows {
		rows[i].settle()
	}
	rows = joinShifted(attachScripts(rows))
	for i := range rows {
		rows[i].settle()
	}
	return rows
}

func (r *row) add(p piece) {
	r.pieces = append(r.pieces, p)
	r.rect = r.rect.union(p.rect)
	r.size = max(r.size, p.size)
}

func (r *row) sort() {
	slices.SortStableFunc(r.pieces, func(a, b piece) int { return order(a.x0, b.x0) })
}

// settle takes the row's base and size from the pieces that cover most of it,
// so that a large first letter or a raised number does not set them.
func (r *row) settle() {
	r.sort()
	type weight struct{ size, base, width float64 }
	var ws []weight
	for _, p := range r.pieces {
		if k := slices.IndexFunc(ws, func(w weight) bool { return abs(w.size-p.size) < 0.3 && abs(w.base-p.base) < 0.8 }); k >= 0 {
			ws[k].width += p.width()
			continue
		}
		if len(ws) < 12 {
			ws = append(ws, weight{p.size, p.base, p.width()})
		}
	}
	most := slices.MaxFunc(ws, func(a, b weight) int { return order(a.width, b.width) })
	r.base, r.size = most.base, most.size
}

// gapTo is the distance from a piece to the nearest piece of the row; 0 where
// they touch or overlap.
func (r *row) gapTo(p piece) float64 {
	i, _ := slices.BinarySearchFunc(r.pieces, p.x0, func(q piece, x float64) int { return order(q.x0, x) })
	gap := float64(farthest)
	for k := max(i-2, 0); k < min(i+2, len(r.pieces)); k++ {
		gap = min(gap, max(-r.pieces[k].sharedX(p.rect), 0))
	}
	for _, q := range r.extra[max(len(r.extra)-3, 0):] {
		gap = min(gap, max(-q.sharedX(p.rect), 0))
	}
	return gap
}

// attachScripts moves small pieces that stand a little above or below the end
// of larger ones to their row.
func attachScripts(rows []row) []row {
	for i := range rows {
		kept := rows[i].pieces[:0:0]
		for _, p := range rows[i].pieces {
			host := scriptHost(rows, i, p)
			if host < 0 {
				kept = append(kept, p)
				continue
			}
			rows[host].extra = append(rows[host].extra, p)
			rows[host].rect = rows[host].rect.union(p.rect)
		}
		rows[i].pieces = kept
	}
	for i := range rows {
		rows[i].pieces = append(rows[i].pieces, rows[i].extra...)
		rows[i].extra = nil
		rows[i].sort()
	}
	return slices.DeleteFunc(rows, func(r row) bool { return len(r.pieces) == 0 })
}

// scriptHost is the row a small piece of row i belongs to, -1 for its own.
func scriptHost(rows []row, i int, p piece) int {
	best, bestGap := -1, 0.0
	for k := max(i-nearRows, 0); k < min(i+nearRows+1, len(rows)); k++ {
		r := &rows[k]
		shift := abs(r.base - p.base)
		if k == i || p.size > 0.87*r.size || shift > 0.65*r.size || len(r.pieces) == 0 {
			continue
		}
		if r.gapTo(p) > 0.3*r.size {
			continue
		}
		if best < 0 || shift < bestGap {
			best, bestGap = k, shift
		}
	}
	return best
}

// joinShifted joins rows that stand side by side on slightly different lines:
// a number beside its text, words of a tilted scan.
func joinShifted(rows []row) []row {
	out := rows[:0]
	for _, r := range rows {
		n := len(out)
		joined := false
		for k := n - 1; k >= max(n-nearRows, 0) && !joined; k-- {
			if abs(r.base-out[k].base) <= 0.45*min(r.size, out[k].size) && apart(out[k], r) {
				for _, p := range r.pieces {
					out[k].add(p)
				}
				out[k].sort()
				joined = true
			}
		}
		if !joined {
			out = append(out, r)
		}
	}
	return out
}

// apart reports whether no piece of one row stands above a piece of the other.
func apart(a, b row) bool {
	for i, k := 0, 0; i < len(a.pieces) && k < len(b.pieces); {
		if a.pieces[i].sharedX(b.pieces[k].rect) > 1 {
			return false
		}
		if a.pieces[i].x1 < b.pieces[k].x1 {
			i++
		} else {
			k++
		}
	}
	return true
}

// segments cuts the row where its pieces stand wide apart.
func (r row) segments(gap float64) []row {
	var out []row
	end := 0.0
	for i, p := range r.pieces {
		if i == 0 || p.x0-end > gap*r.size {
			out = append(out, row{base: r.base, size: r.size})
			end = p.x1
		}
		n := len(out) - 1
		out[n].pieces = append(out[n].pieces, p)
		out[n].rect = out[n].rect.union(p.rect)
		end = max(end, p.x1)
	}
	return out
}

// plain is the row's text with single spaces between its pieces.
func (r row) plain() string {
	var b strings.Builder
	for i, p := range r.pieces {
		if i > 0 && -p.sharedX(r.pieces[i-1].rect) > spaceGap*r.size {
			b.WriteByte(' ')
		}
		b.WriteString(p.run.Plain())
	}
	return strings.Join(strings.Fields(b.String()), " ")
}
