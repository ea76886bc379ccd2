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
		if i > 0 && rows[i].isLabelBeside(rows[i-1], rows[i+1:]) {
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
// two lines that stand one below the other, and between them; or so close below the
// one line there is that no line of its own has room there.
func (r *row) isLabelBeside(above row, below []row) bool {
	text := strings.TrimRight(r.plain(), " ☐☑☒")
	if l := labelOf(text); l.kind != numberLabel && l.kind != letterLabel || l.end < len(text) {
		return false
	}
	const (
		apart = 0.25 // of the size: less is one line
		close = 0.7  // lines do not stand nearer to each other
		wide  = 2    // a row of its own stands between lines farther apart
	)
	if r.x1 >= above.x0 || r.base-above.base <= apart*r.size || labelOf(above.plain()).kind != noLabel {
		return false
	}
	if len(below) == 0 || below[0].x0 <= r.x1 {
		return r.base-above.base < close*min(r.size, above.size)
	}
	return abs(above.x0-below[0].x0) <= 0.5*above.size && below[0].base-above.base <= wide*above.size && below[0].base-r.base > apart*r.size
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
