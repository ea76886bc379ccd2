package layout

import "slices"

// sheet is one page while it is laid out.
type sheet struct {
	number  int
	bounds  rect
	scanned bool
	rtl     bool // most of its text is read from right to left
	pieces  []piece
	objects []object
	grids   []*grid
	shaded  int  // cells looked at for shading
	worths  rect // where what tasks are worth stands at the right margin, from left to right; empty for none
	parts   []float64
	divider rect    // an upright line drawn between two columns; empty for none
	gutter  float64 // where other pages of the document are parted into columns; 0 for none
}

// object is what stands on a page beside text: a table, a picture or a rule.
type object struct {
	rect
	grid    *grid
	picture *Picture
	rule    bool
}

// newSheet reads what is drawn on a page, up to where it stands.
func newSheet(p Page) *sheet {
	s := &sheet{number: p.Number, scanned: p.Scanned, parts: p.Parts, bounds: boundsOf(p)}
	s.pieces = withoutDoubles(piecesOf(p, s.bounds))
	right, left := letters(s.pieces...)
	s.rtl = right > 2*left
	plain := s.labelBadges(p)
	across, down := strokesOf(p)
	nets := networks(across, down)
	boxes := withoutTicked(tickBoxes(p, nets, across, down), p.Fields)
	s.addTicks(p, boxes)
	s.penMarks(plain, boxes)
	s.boxesOfLetters()
	s.pieces = withoutTypedGaps(s.pieces, p.Fields)
	s.addFields(p)
	s.addPictures(p)
	s.addGrids(nets, across, down)
	s.divider = s.dividerOf(nets, down)
	markDiagrams(p, across)
	hideOnGround(p, across)
	s.fractions(across)
	s.limits()
	s.decorate(across)
	s.colour(p)
	s.fillGrids()
	return s
}

// boundsOf is the page's rectangle; a page without a usable size is as large
// as what stands on it.
func boundsOf(p Page) rect {
	if sane(p.Width, p.Height) && p.Width > 1 && p.Height > 1 {
		return rect{0, 0, p.Width, p.Height}
	}
	r := rect{0, 0, 1, 1}
	for _, s := range p.Spans {
		if b, ok := rectOf(s.Box); ok {
			r = r.union(b)
		}
	}
	return r
}

// addGrids finds the tables and frames among the lines that touch.
func (s *sheet) addGrids(nets []network, across, down []stroke) {
	for _, n := range nets {
		if len(n.down) > 0 {
			for _, i := range n.across {
				across[i].used = true // no underline and no gap: it goes on upwards or downwards
			}
		}
		if len(n.across) < 2 || len(n.down) < 1 || len(n.across)+len(n.down) < 4 {
			continue
		}
		if g, ok := gridOf(n, across, down); ok && len(s.grids) < maxGrids {
			s.grids = append(s.grids, g)
		}
	}
	// A table in a cell of another: the smaller one takes its text first.
	slices.SortStableFunc(s.grids, func(a, b *grid) int {
		return order(a.width()*a.height(), b.width()*b.height())
	})
}

// maxGrids bounds the tables of one page.
const maxGrids = 200

// fillGrids gives the tables their text. What is no table after all gives it
// back.
func (s *sheet) fillGrids() {
	var kept []*grid
	for _, g := range s.grids {
		var rest []piece
		for _, p := range s.pieces {
			if c := g.cellAt(p.midX(), p.base-0.25*p.size); c != nil {
				c.pieces = append(c.pieces, p)
			} else {
				rest = append(rest, p)
			}
		}
		objects := g.takeObjects(s.objects)
		if !g.isTable() {
			continue
		}
		s.pieces, s.objects = rest, append(objects, object{rect: g.rect, grid: g})
		kept = append(kept, g)
	}
	s.grids = kept
}

// takeObjects puts pictures and inner tables into the cells they stand in.
func (g *grid) takeObjects(in []object) []object {
	var rest []object
	for _, o := range in {
		if c := g.cellAt(o.midX(), o.midY()); c != nil && o.within(c.rect, 4) {
			if !o.rule {
				c.objects = append(c.objects, o)
			}
			continue
		}
		rest = append(rest, o)
	}
	return rest
}
