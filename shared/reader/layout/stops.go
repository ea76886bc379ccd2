package layout

import "regexp"

// Lines that are no lines of running text, however full they are: rows of two lists
// set by tabs, boxes to tick below each other.

// wideStop is how wide a gap is at least that parts columns of a list, in sizes, and
// nearStop how far apart, in points, the beginnings behind it stand in one column.
const (
	wideStop = 2.5
	nearStop = 1
)

// stopsOf is where the pieces of a line begin behind a wide gap.
func stopsOf(ps []piece) []float64 {
	var out []float64
	for i := 1; i < len(ps); i++ {
		if ps[i].x0-ps[i-1].x1 > wideStop*ps[i].size {
			out = append(out, ps[i].x0)
		}
	}
	return out
}

// sharesStop reports whether two lines have text behind wide gaps that begins at one
// place: they are rows of a list.
func sharesStop(a, b *line) bool {
	for _, x := range a.stops {
		for _, y := range b.stops {
			if abs(x-y) <= nearStop {
				return true
			}
		}
	}
	return false
}

// boxRE is a typed box before a choice, empty or ticked.
var boxRE = regexp.MustCompile(`^(?:\(\s*[xX✓✔*]?\s*\)|\[\s*[xX✓✔*]?\s*\]|[-+]:)\s+\S`)

// beginsBox reports whether a line begins with a typed box as another of its region
// does: a gap in brackets may begin one line by chance.
func (b *builder) beginsBox(l *line) bool {
	if !boxRE.MatchString(l.text) {
		return false
	}
	for _, o := range b.area.lines {
		if o != l && abs(o.start-l.start) <= sameStart && boxRE.MatchString(o.text) {
			return true
		}
	}
	return false
}

// gapEndRE is a gap that ends a sentence.
var gapEndRE = regexp.MustCompile(`^_+\s?[.;]$`)

// endsInGap reports whether a line is the gap at the end of a sentence, which had no
// room on the line before.
func (b *builder) endsInGap(l *line) bool {
	last := b.open[len(b.open)-1]
	return gapEndRE.MatchString(l.text) && b.full(l) && !isFinal(last.text) && !isRoom(last.text)
}
