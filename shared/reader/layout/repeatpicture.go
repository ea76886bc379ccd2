package layout

import (
	"crypto/sha256"
	"slices"
)

// spot is a picture at a place of a page; x and y are -1 where it stands among the
// text and may well be part of it.
type spot struct {
	sum  [sha256.Size]byte
	x, y int
}

// dropPictures takes off pictures that stand in the margin of several pages at the
// same place: logos. One that stands mostly elsewhere is part of the text, such as
// the button of a choice that begins a page.
func dropPictures(sheets []*sheet) {
	dropWatermarks(sheets)
	all, seen := map[[sha256.Size]byte]int{}, map[spot]int{}
	spots := make([]map[*Picture]spot, len(sheets))
	for i, s := range sheets {
		spots[i] = map[*Picture]spot{}
		s.eachPicture(func(o object) bool {
			p := spot{sha256.Sum256(o.picture.Data), -1, -1}
			all[p.sum]++
			if h := s.bounds.height(); o.y1 <= s.bounds.y0+2*margin*h || o.y0 >= s.bounds.y1-2*margin*h {
				p.x, p.y = int(o.x0/8), int(o.y0/8)
				seen[p]++
			}
			spots[i][o.picture] = p
			return true
		})
	}
	gone := make([][]rect, len(sheets))
	for i, s := range sheets {
		s.eachPicture(func(o object) bool {
			if p := spots[i][o.picture]; seen[p] < 2 || all[p.sum] > 2*seen[p] {
				return true
			}
			gone[i] = append(gone[i], o.rect)
			return false
		})
	}
	dropShadows(sheets, gone)
}

// leastFramed is on how many pages at least a picture has one frame that belongs to
// what all pages show.
const leastFramed = 3

// dropShadows takes off pictures that stand at one place on most pages and touch one
// that was taken off: the shadow of a button. What they look like does not count, as
// they show the letters beneath.
func dropShadows(sheets []*sheet, gone [][]rect) {
	seen := map[frame]int{}
	for _, s := range sheets {
		s.eachPicture(func(o object) bool { seen[frameOf(o.rect)]++; return true })
	}
	for i, s := range sheets {
		s.eachPicture(func(o object) bool {
			n := seen[frameOf(o.rect)]
			return n < leastFramed || n*2 <= len(sheets) || !slices.ContainsFunc(gone[i], func(r rect) bool { return o.sharedX(r) > 0 && o.sharedY(r) > 0 })
		})
	}
}

// frame is where a picture stands, in whole points.
type frame struct{ x0, y0, x1, y1 int }

func frameOf(r rect) frame {
	return frame{int(r.x0 + 0.5), int(r.y0 + 0.5), int(r.x1 + 0.5), int(r.y1 + 0.5)}
}

// dropWatermarks takes off pictures that stand at one place, in one size, behind
// the text of most pages. What they look like does not count: each may be taken
// off its page with the letters on it.
func dropWatermarks(sheets []*sheet) {
	seen, over := map[frame]int{}, map[frame]int{}
	for _, s := range sheets {
		s.eachPicture(func(o object) bool { seen[frameOf(o.rect)]++; return true })
	}
	for _, s := range sheets {
		s.eachPicture(func(o object) bool {
			if f := frameOf(o.rect); seen[f] >= leastFramed && seen[f]*2 > len(sheets) && s.writtenOver(o.rect) {
				over[f]++
			}
			return true
		})
	}
	for _, s := range sheets {
		s.eachPicture(func(o object) bool {
			f := frameOf(o.rect)
			return over[f] < 2 || over[f]*4 < seen[f] // some pages have short lines there
		})
	}
}

// eachPicture goes through the pictures of a page and of the cells of its tables,
// and keeps those that keep is true for.
func (s *sheet) eachPicture(keep func(object) bool) {
	s.objects = keptPictures(s.objects, keep)
	for _, g := range s.grids {
		for i := range g.cells {
			g.cells[i].objects = keptPictures(g.cells[i].objects, keep)
		}
	}
}

func keptPictures(in []object, keep func(object) bool) []object {
	out := in[:0]
	for _, o := range in {
		if o.picture == nil || keep(o) {
			out = append(out, o)
		}
	}
	return out
}

// writtenOver reports whether lines of text run across a border of a picture, as
// they do over a watermark; the words of a drawing stand within it.
func (s *sheet) writtenOver(r rect) bool {
	const few = 2
	across := runAcross(s.pieces, r)
	for _, g := range s.grids {
		for i := range g.cells {
			across += runAcross(g.cells[i].pieces, r)
		}
	}
	return across >= few
}

// runAcross counts the lines of text that begin at one side of an upright border of
// a picture and go on at the other.
func runAcross(ps []piece, r rect) (n int) {
	var near []piece
	for _, p := range ps {
		if mid := p.base - 0.3*p.size; mid > r.y0 && mid < r.y1 {
			near = append(near, p)
		}
	}
	for _, w := range rowsOf(near) {
		for _, g := range w.segments(0.8) {
			if g.x0 < r.x0-w.size && g.x1 > r.x0+w.size || g.x0 < r.x1-w.size && g.x1 > r.x1+w.size {
				n++
			}
		}
	}
	return n
}
