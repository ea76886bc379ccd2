package layout

import (
	"math"
	"slices"
	"strconv"

	"formwright/shared/page"
)

// region is a part of a page that is read from top to bottom: a column, the
// full width between columns, a cell.
type region struct {
	sheet       *sheet
	pieces      []piece
	objects     []object
	key         string // tells columns of one shape, so that pages can be compared
	left, right float64
	aside       float64 // how far right of the headings that it stands beside
	room        float64 // of headings: how far away what stands beside them is
	lines       []*line
	apart       bool // it begins another picture of the page
}

// mass is something on a page that columns must not cut: a segment of a row, or
// an object.
type mass struct {
	rect
	segment *row
	object  *object
	base    float64
	label   label
	bare    bool // it is a label and nothing else
}

// deepest is how often columns are looked for inside columns: three columns are
// two in one of two.
const deepest = 2

// regionsOf cuts a page into regions in reading order.
func (s *sheet) regionsOf() []*region {
	ms := s.masses()
	var out []*region
	for k, foot := range append(slices.Clone(s.parts), math.Inf(1)) {
		to := slices.IndexFunc(ms, func(m mass) bool { return m.base >= foot })
		if to < 0 {
			to = len(ms)
		}
		part := s.cutColumns(ms[:to], partKey(k), 0)
		if k > 0 && len(part) > 0 {
			part[0].apart = true
		}
		out, ms = append(out, part...), ms[to:]
	}
	return out
}

// masses are what stands on a page, from top to bottom.
func (s *sheet) masses() []mass {
	var ms []mass
	for _, r := range rowsOf(s.pieces) {
		for _, seg := range r.segments(0.8) {
			text := seg.plain()
			l := labelOf(text)
			ms = append(ms, mass{rect: seg.rect, segment: &seg, base: seg.base, label: l, bare: l.kind != noLabel && l.end >= len(text)})
		}
	}
	for i := range s.objects {
		o := &s.objects[i]
		ms = append(ms, mass{rect: o.rect, object: o, base: o.y0})
	}
	slices.SortStableFunc(ms, func(a, b mass) int { return order(a.base, b.base) })
	return ms
}

// cutColumns finds the gutter of some masses and gives what stands around it.
func (s *sheet) cutColumns(ms []mass, key string, depth int) []*region {
	if depth == 0 {
		if from, to, cells := numberCells(ms); cells != nil {
			out := s.cutColumns(ms[:from], key, depth)
			for _, c := range cells {
				if len(c) > 0 {
					out = append(out, s.region(c, key+"cell"))
				}
			}
			return append(out, s.cutColumns(ms[to:], key, depth)...)
		}
	}
	x, bands := 0.0, []band(nil)
	if depth == 0 {
		x, bands = s.divided(ms)
	}
	if depth < deepest && len(bands) == 0 {
		x, bands = bestGutter(ms, s.bounds, depth == 0)
	}
	if depth == 0 && len(bands) == 0 && s.gutter > 0 {
		x, bands = s.gutter, bandsAt(ms, s.gutter)
		if !fillsRegion(ms, bands) || rulesOutColumns(ms, bands, s.gutter) {
			bands = nil
		}
	}
	if depth == 0 && len(bands) == 0 {
		x, bands = choicesBeside(ms)
	}
	if depth > 0 && !fillsRegion(ms, bands) {
		bands = nil // a table within a column
	}
	if len(bands) == 0 {
		if len(ms) == 0 {
			return nil
		}
		return []*region{s.region(ms, key)}
	}
	var out []*region
	at := 0
	for _, b := range sectionBands(ms, bands, x) {
		if b.from > at {
			out = append(out, s.region(ms[at:b.from], key+"full"))
		}
		var left, right []mass
		for _, m := range ms[b.from:b.to] {
			if m.midX() < x {
				left = append(left, m)
			} else {
				right = append(right, m)
			}
		}
		if heads := sideHeads(left, right); heads != nil {
			out = append(out, s.besideHeads(heads, left, right, key, depth)...)
		} else {
			out = append(out, s.cutColumns(left, key+"left", depth+1)...)
			out = append(out, s.cutColumns(right, key+"right", depth+1)...)
		}
		at = b.to
	}
	if at < len(ms) {
		out = append(out, s.region(ms[at:], key+"full"))
	}
	return out
}

// partKey tells the regions of the pictures of a page apart.
func partKey(k int) string {
	if k == 0 {
		return ""
	}
	return strconv.Itoa(k)
}

func (s *sheet) region(ms []mass, key string) *region {
	r := &region{sheet: s, key: key}
	for _, m := range ms {
		if m.object != nil {
			r.objects = append(r.objects, *m.object)
		} else {
			r.pieces = append(r.pieces, m.segment.pieces...)
		}
	}
	return r
}

// fillsRegion reports whether bands hold most of the masses of a region.
func fillsRegion(ms []mass, bands []band) bool {
	n := 0
	for _, b := range bands {
		n += b.to - b.from
	}
	return n*10 >= len(ms)*6
}

// band is a stretch of masses that a gutter runs through.
type band struct{ from, to int }

// gutters is how many places across the page are tried, and minLines how many
// lines a column has at least.
const (
	gutters  = 120
	minLines = 4
)

// bestGutter finds the place that parts the most lines into left and right,
// and the stretches where it does. There are none when the parts are no
// columns.
func bestGutter(ms []mass, bounds rect, page bool) (float64, []band) {
	var all rect
	for _, m := range ms {
		all = all.union(m.rect)
	}
	if len(ms) < 2*minLines || all.width() < 0.3*bounds.width() {
		return 0, nil
	}
	best, most, from, to := 0, 0, 0, 0
	wide, at := 0, 0.0 // the most that a gutter parts, and where
	for i := 1; i < gutters; i++ {
		x := all.x0 + all.width()*(0.15+0.7*float64(i)/gutters)
		bands := bandsAt(ms, x)
		n, q := covered(bands), quality(ms, bands, x)
		switch {
		case q > best, page && q == best && best > 0 && n > most:
			best, most, from, to = q, n, i, i
		case q == best && (n == most || !page) && to == i-1 && best > 0:
			to = i
		}
		if q >= minLines && n > wide {
			wide, at = n, x
		}
	}
	if best < minLines {
		return 0, nil
	}
	x := all.x0 + all.width()*(0.15+0.7*float64(from+to)/2/gutters)
	bands := bandsAt(ms, x)
	if areColumns(ms, bands, x) {
		return x, bands
	}
	if page && wide*2 > most*3 { // a last column that is short
		if bands = bandsAt(ms, at); countsOn(ms, bands, at) && areColumns(ms, bands, at) {
			return at, bands
		}
	}
	return 0, nil
}

// countsOn reports whether the numbers at the right of x go on with those at the left.
func countsOn(ms []mass, bands []band, x float64) bool { return goesOnCounting(split(ms, bands, x)) }

// bandsAt lists the stretches of masses that a vertical line at x can run
// through with enough lines at either side.
func bandsAt(ms []mass, x float64) []band {
	var out []band
	from := 0
	for i := 0; i <= len(ms); i++ {
		if i < len(ms) && (ms[i].x1 <= x+1 || ms[i].x0 >= x-1) {
			continue
		}
		if b, ok := trimmed(ms, band{from, i}, x); ok {
			out = append(out, b)
		}
		from = i + 1
	}
	return out
}

// trimmed cuts what stands at the right alone from the front of a band, and
// tells whether enough is left.
func trimmed(ms []mass, b band, x float64) (band, bool) {
	for b.from < b.to && ms[b.from].midX() > x && !sameBase(ms, b.from, b.from+1, b.to) {
		b.from++
	}
	b.from = underForm(ms, b, x)
	b.to = beforeHeading(ms, b, x)
	left, right := sides(ms, b, x)
	return b, min(left, right) >= minLines
}

// beforeHeading is where a band ends before a heading that stands at the left
// under both columns: in bold, below all that stands at the right, and over lines
// as wide as both.
func beforeHeading(ms []mass, b band, x float64) int {
	to := b.to
	if to == len(ms) {
		return to
	}
	for i := b.to - 1; i > b.from && ms[i].midX() < x; i-- {
		if m := ms[i]; m.segment != nil && m.label.kind == noLabel && everyText(m.segment.pieces, func(m page.Marks) bool { return m.Bold }) {
			to = i
		}
	}
	return to
}

func sameBase(ms []mass, i, k, to int) bool {
	return k < to && abs(ms[i].base-ms[k].base) < 40
}

// sides counts the lines at either side of x.
func sides(ms []mass, b band, x float64) (left, right int) {
	atLeft, atRight := -float64(farthest), -float64(farthest)
	for _, m := range ms[b.from:b.to] {
		if m.midX() < x {
			if m.base-atLeft > 1 {
				left++
			}
			atLeft = m.base
		} else {
			if m.base-atRight > 1 {
				right++
			}
			atRight = m.base
		}
	}
	return left, right
}

// quality is how many lines have another at the other side of the gutter. A
// gutter that parts numbers from their text is a poor one.
func quality(ms []mass, bands []band, x float64) int {
	q := 0
	for _, b := range bands {
		q += min(sides(ms, b, x)) - 3*partedLabels(ms[b.from:b.to], x)
	}
	return q
}

// partedLabels counts the labels right before x whose text stands right behind. "Question 5"
// may head a column of its own.
func partedLabels(ms []mass, x float64) int {
	n := 0
	for i, m := range ms {
		if !m.bare || m.x1 > x+1 || m.label.kind == wordLabel && m.counted() > 0 {
			continue
		}
		for _, o := range ms[max(i-nearRows, 0):min(i+nearRows+1, len(ms))] {
			if o.x0 >= x-1 && o.x0-m.x1 < labelGap*m.segment.size && abs(o.base-m.base) <= 2 {
				n++
				break
			}
		}
	}
	return n
}
