package scan

import (
	"slices"

	"formwright/shared/reader/layout"
)

// onLabel reports whether a mark is drawn over what it marks.
func (m penMark) onLabel() bool { return m.kind == ring || m.kind == cross }

// withPlaces puts a word where a mark hid the letter of a choice, for relabel.
func (s *sight) withPlaces(spans []layout.Span, dpi float64) []layout.Span {
	for _, m := range s.pen {
		box := points(m.box, dpi)
		if !m.onLabel() || box.Width > 2.5*box.Height || slices.ContainsFunc(spans, func(w layout.Span) bool { return inBox(w.Box, box) }) {
			continue
		}
		i := slices.IndexFunc(spans, func(w layout.Span) bool {
			middle := box.Y + box.Height/2
			return middle > w.Box.Y && middle < w.Box.Y+w.Box.Height && w.Box.X > box.X && w.Box.X-(box.X+box.Width) < w.Box.Height
		})
		if i < 0 || !opens(spans, i) {
			continue
		}
		hidden := spans[i]
		hidden.Text, hidden.Confidence = "?", 0.1
		inner := 0.2 * box.Width
		hidden.Box.X, hidden.Box.Width = box.X+inner, box.Width-2*inner
		spans = slices.Insert(spans, i, hidden)
	}
	return spans
}

// relabel gives back its letter to a choice whose label was drawn over, where
// the labels above and below tell it.
func (s *sight) relabel(spans []layout.Span, dpi float64) {
	var starts []int
	for i := range spans {
		if opens(spans, i) {
			starts = append(starts, i)
		}
	}
	for k, i := range starts {
		w := spans[i]
		over := slices.ContainsFunc(s.pen, func(m penMark) bool { return m.onLabel() && inBox(w.Box, points(m.box, dpi)) })
		if _, ok := parseLabel(w.Text); ok || !over || len([]rune(w.Text)) > 3 || i+1 >= len(spans) || spans[i+1].Block != w.Block {
			continue
		}
		shifted := slices.Clone(spans) // what is left of a letter may begin elsewhere
		for _, off := range []float64{0, -0.5, 0.5} {
			shifted[i].Box.X = w.Box.X + off*w.Size
			above, hasAbove := neighbour(shifted, starts, k, -1)
			below, hasBelow := neighbour(shifted, starts, k, 1)
			switch {
			case hasBelow && below.kind != '1' && below.value == 2:
				spans[i].Text = below.step(-1).text()
			case hasAbove && above.kind != '1' && (!hasBelow || below.value <= 1 || below.follows(above, 2)):
				spans[i].Text = above.step(1).text()
			default:
				continue
			}
			next := spans[i+1].Box // what is left of the letter may be a full stop
			spans[i].Box.Y, spans[i].Box.Height = next.Y, next.Height
			break
		}
	}
}
