package scan

import (
	"cmp"
	"image"
	"slices"

	"formwright/shared/reader/raster"
)

// What makes a table one whose cells are read column by column, in heights of letters:
// its rulings are long, and most of its rows hold several lines. An engine
// takes what stands at one height for a line, and the lines of cells do not.
const (
	longBorder  = 8
	tallRow     = 4.5
	nearBorder  = 1.5
	mostColumns = 12
	mostTables  = 6
)

// grid is a table by its rulings.
type grid struct {
	top, foot int
	columns   []int // where they begin, and the end of the last
}

// tableParts parts the page into the columns of its tables and what stands above and
// below them; nil where it has no table of tall cells.
func (s *sight) tableParts() []image.Rectangle {
	grids := s.tallGrids()
	if len(grids) == 0 || len(grids) > mostTables {
		return nil
	}
	page, beside := s.grey.Rect, s.height/2 // what is left of a ruling is no text
	var parts []image.Rectangle
	add := func(r image.Rectangle) {
		if s.hasText(r) {
			parts = append(parts, r)
		}
	}
	y := page.Min.Y
	for _, g := range grids {
		if g.top < y {
			return nil // tables side by side
		}
		add(image.Rect(page.Min.X, y, page.Max.X, g.top-beside))
		columns := slices.Clone(g.columns)
		columns[0], columns[len(columns)-1] = page.Min.X, page.Max.X
		for k, x := range columns[1:] {
			add(image.Rect(columns[k], g.top, x, g.foot))
		}
		y = g.foot + beside
	}
	add(image.Rect(page.Min.X, y, page.Max.X, page.Max.Y))
	return parts
}

// hasText reports whether a part of the page holds a letter.
func (s *sight) hasText(part image.Rectangle) bool {
	return slices.ContainsFunc(s.letters, func(l raster.Component) bool { return l.Box.In(part) })
}

// tallGrids finds the tables with rows of several lines, from the top.
func (s *sight) tallGrids() (out []grid) {
	down := slices.DeleteFunc(slices.Clone(s.down), func(d stroke) bool { return d.Dy() < longBorder*s.height })
	slices.SortFunc(down, func(a, b stroke) int { return cmp.Or(a.Min.Y-b.Min.Y, a.Min.X-b.Min.X) })
	used := make([]bool, len(down))
	for i, first := range down {
		if used[i] {
			continue
		}
		group := []stroke{first}
		for k := i + 1; k < len(down); k++ {
			if !used[k] && s.sameTable(first, down[k]) {
				group, used[k] = append(group, down[k]), true
			}
		}
		if g, ok := s.gridOf(group); ok {
			out = append(out, g)
		}
	}
	return out
}

// sameTable reports whether two rulings are as high as each other.
func (s *sight) sameTable(a, b stroke) bool {
	near := int(nearBorder * float64(s.height))
	return max(a.Min.Y-b.Min.Y, b.Min.Y-a.Min.Y) <= near && max(a.Max.Y-b.Max.Y, b.Max.Y-a.Max.Y) <= near
}

// gridOf is the table between some rulings that lines cross from side to side.
func (s *sight) gridOf(down []stroke) (grid, bool) {
	g := grid{top: down[0].Min.Y, foot: down[0].Max.Y}
	var at []int
	for _, d := range down {
		g.top, g.foot = max(g.top, d.Min.Y), min(g.foot, d.Max.Y)
		at = append(at, (d.Min.X+d.Max.X)/2)
	}
	slices.Sort(at)
	g.columns = slices.CompactFunc(at, func(a, b int) bool { return max(a-b, b-a) < s.height })
	if n := len(g.columns) - 1; n < 2 || n > mostColumns {
		return grid{}, false
	}
	left, right := g.columns[0], g.columns[len(g.columns)-1]
	near := int(nearBorder * float64(s.height))
	var rows []int
	for _, a := range s.across {
		if a.Min.X <= left+near && a.Max.X >= right-near && a.Min.Y >= g.top-near && a.Max.Y <= g.foot+near {
			rows = append(rows, a.Min.Y)
		}
	}
	slices.Sort(rows)
	tall, all := 0, 0
	for k := 1; k < len(rows); k++ {
		high := rows[k] - rows[k-1]
		if high < s.height {
			continue // one line drawn in pieces
		}
		all++
		if float64(high) >= tallRow*float64(s.height) {
			tall++
		}
	}
	return g, tall > 0 && tall*2 >= all
}
