package layout

import (
	"slices"

	"formwright/shared/page"
)

// leastPicks is how many boxes to tick stand below each other where they are the
// choices of the question at their left.
const leastPicks = 3

// choicesBeside finds one question with its choices at the right, as some test
// programs show them: boxes to tick below each other with text behind, none at the
// left, and not one for each line there, as beside statements. It gives what stands
// left of them and right.
func choicesBeside(ms []mass) (x float64, bands []band) {
	first, last, n := -1, -1, 0
	for i, m := range ms {
		if !startsWithBox(m) {
			continue
		}
		if first < 0 {
			first, x = i, m.x0
		}
		if abs(m.x0-ms[first].x0) > m.segment.size || len(m.segment.pieces) < 2 {
			return 0, nil
		}
		x, last, n = min(x, m.x0), i, n+1
	}
	if n < leastPicks {
		return 0, nil
	}
	x -= 2 // points
	b := band{first, last + 1}
	for b.from > 0 && apartAt(ms[b.from-1], x) {
		b.from--
	}
	for b.to < len(ms) && apartAt(ms[b.to], x) {
		b.to++
	}
	if !asksOnce(ms[b.from:b.to], x, n) {
		return 0, nil
	}
	return x, []band{b}
}

func startsWithBox(m mass) bool {
	return m.segment != nil && m.segment.pieces[0].run.Kind == page.CheckRun
}

// apartAt reports whether a vertical line does not run through a mass.
func apartAt(m mass, x float64) bool { return m.x1 <= x+1 || m.x0 >= x-1 }

// asksOnce reports whether what stands left of x is one question: text, with one
// number at most, and fewer of its lines beside the boxes than there are boxes.
func asksOnce(ms []mass, x float64, boxes int) bool {
	text, numbers, beside := false, 0, 0
	for _, m := range ms {
		if !apartAt(m, x) {
			return false
		}
		if m.segment == nil || m.midX() >= x {
			continue
		}
		text = true
		if m.label.kind == numberLabel || m.label.kind == wordLabel {
			numbers++
		}
		if slices.ContainsFunc(ms, func(o mass) bool { return startsWithBox(o) && abs(o.base-m.base) < m.segment.size/2 }) {
			beside++
		}
	}
	return text && numbers <= 1 && beside < boxes
}
