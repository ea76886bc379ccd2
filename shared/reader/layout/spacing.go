package layout

import (
	"slices"

	"formwright/shared/page"
)

// spaced puts an empty paragraph where the distance between two paragraphs is
// clearly larger than it mostly is, as authors press the return key twice
// between questions.
func spaced(blocks []page.Block, gaps []float64) []page.Block {
	var known []float64
	for _, g := range gaps {
		if g > 0.5 && g < 8 {
			known = append(known, g)
		}
	}
	if len(known) < 3 {
		return blocks
	}
	slices.Sort(known)
	usual := known[len(known)/2]
	out := make([]page.Block, 0, len(blocks))
	for i, b := range blocks {
		if i > 0 && gaps[i] > 1.3*usual && gaps[i] > usual+0.35 {
			out = append(out, page.Paragraph{Position: b.Pos()})
		}
		out = append(out, b)
	}
	return out
}
