package layout

import (
	"slices"
	"strings"
)

// centredLabels puts labels that stand beside the middle of two lines before the
// first of them: tables that centre their cells set the letter of a choice so.
func centredLabels(rows []row) []row {
	var out []row // nil as long as every row stays
	for i := range rows {
		if i > 0 && i+1 < len(rows) && rows[i].isLabelBeside(rows[i-1], rows[i+1]) {
			if out == nil {
				out = slices.Clone(rows[:i])
			}
			out[len(out)-1].adopt(rows[i])
			continue
		}
		if out != nil {
			out = append(out, rows[i])
		}
	}
	if out == nil {
		return rows
	}
	return out
}

// isLabelBeside reports whether a row is a label and nothing else, to the left of
// two lines that stand one below the other, and between them.
func (r *row) isLabelBeside(above, below row) bool {
	text := strings.TrimRight(r.plain(), " ☐☑☒")
	if l := labelOf(text); l.kind != numberLabel && l.kind != letterLabel || l.end < len(text) {
		return false
	}
	const apart = 0.25 // of the size: less is one line
	return r.x1 < above.x0 && abs(above.x0-below.x0) <= 2 && below.base-above.base <= 1.6*above.size &&
		r.base-above.base > apart*r.size && below.base-r.base > apart*r.size && labelOf(above.plain()).kind == noLabel
}

// adopt adds the pieces of another row to a row, at its height.
func (r *row) adopt(from row) {
	up := r.base - from.base
	r.pieces = slices.Clone(r.pieces)
	for _, p := range from.pieces {
		p.base, p.y0, p.y1 = p.base+up, p.y0+up, p.y1+up
		r.add(p)
	}
	r.settle()
}
