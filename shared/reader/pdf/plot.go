package pdf

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// A grid that is drawn to plot in, or a crossword, consists of lines that lie
// level and stand upright, as a table does; but nearly all its cells are empty.

const (
	leastPlotLines = 5    // each way
	maxPlotLines   = 1500 // looked at on one page
	mostAxisLabel  = 3    // characters of a number at an axis
	cellsPerLabel  = 4
)

// plots lists the grids of the page.
func (s *sheet) plots() []figure {
	if len(s.lines) < 2*leastPlotLines || len(s.lines) > maxPlotLines {
		return nil
	}
	var groups []figure
	for _, l := range s.lines {
		r := rect{l.X1, l.Y1, l.X2, l.Y2}
		into := -1
		kept := groups[:0]
		for _, g := range groups {
			if !touches(g.place, r.grow(0.5)) {
				kept = append(kept, g)
				continue
			}
			if into < 0 {
				into = len(kept)
				kept = append(kept, figure{g.place.union(r), g.strokes + 1})
			} else {
				kept[into] = figure{kept[into].place.union(g.place), kept[into].strokes + g.strokes}
			}
		}
		if groups = kept; into < 0 {
			groups = append(groups, figure{r, 1})
		}
	}
	var out []figure
	for _, g := range groups {
		if place, ok := s.plot(g); ok {
			out = append(out, figure{place, g.strokes})
		}
	}
	return out
}

// plot is the place of a grid of many cells with next to nothing in them, where
// lines that touch are one. It ends at the outermost lines, as the ends of the
// lines may be cut off.
func (s *sheet) plot(g figure) (rect, bool) {
	if g.strokes < 2*leastPlotLines || s.covers(g.place) > 0.7 {
		return rect{}, false
	}
	var xs, ys []float64
	for _, l := range s.lines {
		switch {
		case !touches(g.place, rect{l.X1, l.Y1, l.X2, l.Y2}):
		case l.Y2-l.Y1 < l.X2-l.X1:
			ys = append(ys, l.Y1)
		default:
			xs = append(xs, l.X1)
		}
	}
	across, down := distinct(ys), distinct(xs)
	if across < leastPlotLines || down < leastPlotLines {
		return rect{}, false
	}
	place := rect{xs[0], ys[0], xs[len(xs)-1], ys[len(ys)-1]}
	words, ok := s.axisLabels(place.grow(-1))
	return place, ok && words*cellsPerLabel <= (across-1)*(down-1)
}

// axisLabels counts the words in a place; they are none when one is long.
func (s *sheet) axisLabels(place rect) (int, bool) {
	n := 0
	for i := range s.texts {
		t := &s.texts[i]
		if x, y := t.box(0, len(t.glyphs)).middle(); t.hidden || !place.contains(x, y) {
			continue
		}
		for _, word := range strings.Fields(t.plain()) {
			if n++; utf8.RuneCountInString(word) > mostAxisLabel {
				return n, false
			}
		}
	}
	return n, true
}

// distinct sorts values and counts those that lie apart.
func distinct(values []float64) int {
	slices.Sort(values)
	n, last := 0, -10.0
	for _, v := range values {
		if v-last > 3 {
			n++
			last = v
		}
	}
	return n
}

// plain is the text of a stretch.
func (t *stretch) plain() string {
	var b strings.Builder
	for _, g := range t.glyphs {
		b.WriteString(g.text)
	}
	return b.String()
}
