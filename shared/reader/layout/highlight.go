package layout

import (
	"slices"

	"formwright/shared/page"
)

// stretch is a part of a row that is set in some way, such as underlined.
type stretch struct {
	x0, x1 float64
	set    func(*page.Marks)
}

// maxStretches bounds the coloured or underlined parts of one row.
const maxStretches = 100

// maxVisits bounds how many rows all coloured areas of a page are held against.
const maxVisits = 200_000

// colour gives the text on coloured areas its highlight or shading, and cells
// of tables theirs.
func (s *sheet) colour(p Page) {
	if len(p.Areas) == 0 {
		return
	}
	rows := rowsOf(s.pieces)
	marks := make([][]stretch, len(rows))
	visits := 0
	for _, a := range joinedAreas(p.Areas[:min(len(p.Areas), maxStrokes)]) {
		r, ok := rectOf(a.Box)
		if !ok || a.Fill == "" || isWhite(a.Fill) || r.height() <= 2.5 || s.isBackground(r) || s.shadeCell(r, a) || isPale(a.Fill) {
			continue
		}
		first, _ := slices.BinarySearchFunc(rows, r.y0, func(w row, y float64) int { return order(w.base, y) })
		for i := first; i < len(rows) && rows[i].base-0.4*rows[i].size < r.y1; i++ {
			if visits++; visits > maxVisits {
				break
			}
			if m, ok := stretchOf(r, a, rows[i]); ok && len(marks[i]) < maxStretches {
				marks[i] = append(marks[i], m)
			}
		}
	}
	s.pieces = s.pieces[:0:0]
	for i, r := range rows {
		s.pieces = append(s.pieces, applied(r.pieces, marks[i])...)
	}
}

// tallestWord is how tall the area behind a word is at most.
const tallestWord = 40

// joinedAreas puts areas of one colour together that follow each other on a line: word
// processors lay one behind each word, also behind a word of one letter.
func joinedAreas(in []Area) []Area {
	var out []Area
	for i, a := range in {
		if n := len(out); i > 0 && isNextArea(in[i-1], a) {
			if out == nil {
				out = append(out, in[:i]...)
				n = i
			}
			out[n-1].Box.Width = a.Box.X + a.Box.Width - out[n-1].Box.X
			continue
		}
		if out != nil {
			out = append(out, a)
		}
	}
	if out == nil {
		return in
	}
	return out
}

// isNextArea reports whether an area begins where the one before it ends.
func isNextArea(before, a Area) bool {
	return a.Fill != "" && a.Fill == before.Fill && a.Stroke == "" && before.Stroke == "" && !a.Comment && !before.Comment &&
		a.Box.Height <= tallestWord && abs(a.Box.Y-before.Box.Y) < 0.5 && abs(a.Box.Height-before.Box.Height) < 0.5 &&
		a.Box.Width > 0 && abs(a.Box.X-before.Box.X-before.Box.Width) < 0.5
}

// isBackground reports whether an area is the colour of the page itself.
func (s *sheet) isBackground(r rect) bool {
	return r.width()*r.height() > 0.4*s.bounds.width()*s.bounds.height()
}

// shadeCell notes an area that fills a cell.
func (s *sheet) shadeCell(r rect, a Area) bool {
	if a.Comment {
		return false
	}
	for _, g := range s.grids {
		c := g.cellAt(r.midX(), r.midY())
		if c == nil || r.width() < 0.8*c.width() || r.height() < 0.7*c.height() {
			continue
		}
		c.shading = a.Fill
		if r.width() > 1.3*c.width() || r.height() > 1.3*c.height() {
			s.shadeCells(g, r, a.Fill)
		}
		return true
	}
	return false
}

// shadeCells notes an area that fills several cells, such as a row.
func (s *sheet) shadeCells(g *grid, r rect, fill string) {
	if s.shaded += len(g.cells); s.shaded > maxVisits {
		return
	}
	for i := range g.cells {
		if o := &g.cells[i]; o.within(r, 3) {
			o.shading = fill
		}
	}
}

// stretchOf is how an area marks a row: as a highlight when it fits the words
// closely, as shading when it goes beyond them or is grey, for no marker is.
func stretchOf(r rect, a Area, w row) (stretch, bool) {
	top, bottom := w.base-0.7*w.size, w.base+0.15*w.size
	if min(r.y1, bottom)-max(r.y0, top) < 0.6*(bottom-top) {
		return stretch{}, false
	}
	left, right := float64(farthest), -float64(farthest)
	for _, p := range w.pieces {
		if p.sharedX(r) > 0.4*p.width() || p.sharedX(r) > w.size {
			left, right = min(left, p.x0), max(right, p.x1)
		}
	}
	if left > right {
		return stretch{}, false
	}
	loose := r.x1-right > 2*w.size || left-r.x0 > 2*w.size || r.height() > 2.4*w.size
	color := a.Fill
	set := func(m *page.Marks) { m.Highlight = color }
	if (loose || isGrey(a.Fill)) && !a.Comment {
		set = func(m *page.Marks) { m.Shading = color }
	}
	return stretch{r.x0, r.x1, set}, true
}

// applied sets the marks of stretches, cutting pieces that are only covered in
// part.
func applied(ps []piece, marks []stretch) []piece {
	for _, m := range marks {
		out := make([]piece, 0, len(ps)+2)
		for _, p := range ps {
			out = append(out, p.marked(m)...)
		}
		ps = out
	}
	return ps
}

// marked is the piece with a mark on the part of it that a stretch covers.
func (p piece) marked(m stretch) []piece {
	shared := min(p.x1, m.x1) - max(p.x0, m.x0)
	if p.run.Kind == page.CheckRun || p.run.Kind == page.ImageRun || shared <= 0 || shared < 0.1*p.width() {
		return []piece{p}
	}
	n := len(p.run.Text)
	if !p.isText() || shared >= 0.9*p.width() || p.width()-shared < 0.4*p.size {
		m.set(&p.run.Marks)
		return []piece{p}
	}
	a, b := 0, n
	if m.x0 > p.x0+0.2*p.size {
		a = p.offset(m.x0)
	}
	if m.x1 < p.x1-0.2*p.size {
		b = p.offset(m.x1)
	}
	for a < b && p.run.Text[a] == ' ' {
		a++
	}
	for a < b && p.run.Text[b-1] == ' ' {
		b--
	}
	var out []piece
	for _, cut := range [...][2]int{{0, a}, {a, b}, {b, n}} {
		if cut[0] >= cut[1] {
			continue
		}
		q := p.cut(cut[0], cut[1])
		if cut[0] == a && cut[1] == b {
			m.set(&q.run.Marks)
		}
		out = append(out, q)
	}
	return out
}
