package layout

import (
	"slices"
	"strings"
)

// mostWrapped is how many lines choices that stand side by side go on at most.
const mostWrapped = 3

// wrappedBeside puts the second lines of choices that stand side by side behind the
// first ones: "a) of one and   b) of two and" over "a half   a third" is "a) of one and a
// half   b) of two and a third".
func wrappedBeside(rows []row) []row {
	var out []row // nil as long as every row stays
	edge := 0.0
	for _, r := range rows {
		edge = max(edge, r.x1)
	}
	for i := 0; i < len(rows); i++ {
		rests, n := restsBeside(rows[i:], edge)
		if n > 0 && out == nil {
			out = slices.Clone(rows[:i])
		}
		if out == nil {
			continue
		}
		out = append(out, rows[i])
		if n > 0 {
			out[len(out)-1] = rows[i].flowing(rests)
			i += n
		}
	}
	if out == nil {
		return rows
	}
	return out
}

// restsBeside gives for each choice of the first row the segments below it that go on
// with it, and how many of the next rows are such. Rows reach as far as the edge.
func restsBeside(rows []row, edge float64) (rests [][]row, n int) {
	choices := rows[0].choicesAside()
	if choices == nil {
		return nil, 0
	}
	rests = make([][]row, len(choices))
	for n < mostWrapped && n+1 < len(rows) {
		places := restPlaces(choices, rows[n], rows[n+1])
		if k := cellBelow(choices, rests, rows[n], rows[n+1]); places == nil && k >= 0 {
			places = []int{k}
		}
		if len(places) == 1 && n == 0 && wrapsRow(choices, places[0], rows[1], edge) {
			places[0] = len(choices) - 1
		}
		if places == nil || n+2 < len(rows) && rows[n+2].base-rows[n+1].base < 0.8*(rows[n+1].base-rows[n].base) {
			break
		}
		for k, s := range rows[n+1].segments(wideGap) {
			rests[places[k]] = append(rests[places[k]], s)
		}
		n++
	}
	return rests, n
}

// wideGap is the room between choices that stand side by side, in sizes.
const wideGap = 0.8

// choicesAside are the segments of a row that is choices with letters that follow each
// other, and nothing else; nil for other rows.
func (r *row) choicesAside() []row {
	segments, last := r.segments(wideGap), 0
	for i, s := range segments {
		l := labelOf(s.plain())
		if l.kind != letterLabel || l.end >= len(s.plain()) && i+1 < len(segments) || i > 0 && l.value <= last {
			return nil
		}
		last = l.value
	}
	if len(segments) < 2 {
		return nil
	}
	return segments
}

// restPlaces tells for each segment of a row with which of the choices above it goes on;
// nil when one does with none: it begins left of a choice or reaches below the next one,
// is labelled, or is a line by itself as far as can be seen.
func restPlaces(choices []row, above, r row) []int {
	if r.base-above.base > 1.9*max(r.size, above.size) || r.size > 1.2*choices[0].size {
		return nil
	}
	var places []int
	segments := r.segments(wideGap)
	for _, s := range segments {
		k := len(choices) - 1
		for k > 0 && choices[k].x0 > s.x0+0.5*s.size {
			k--
		}
		beyond := float64(farthest)
		if k+1 < len(choices) {
			beyond = choices[k+1].x0
		}
		text := s.plain()
		switch {
		case s.x0 < choices[k].x0-0.5*s.size, s.x1 > beyond-0.3*s.size, slices.Contains(places, k):
			return nil
		case labelOf(text).kind != noLabel || strings.HasPrefix(text, "_"):
			return nil
		case len(segments) == 1 && (startsUpper(text) || s.x0 < choices[k].x0+0.5*s.size):
			return nil
		}
		places = append(places, k)
	}
	return places
}

// cellBelow is the choice that a segment alone on its row goes on with, flush with its
// letter as in the cells of a table: what stood above it filled the room up to the next
// choice. It is -1 where none does.
func cellBelow(choices []row, rests [][]row, above, r row) int {
	segments := r.segments(wideGap)
	text := r.plain()
	if len(segments) != 1 || r.base-above.base > 1.9*max(r.size, above.size) || r.size > 1.2*choices[0].size || startsUpper(text) || labelOf(text).kind != noLabel || strings.HasPrefix(text, "_") {
		return -1
	}
	word, _, _ := strings.Cut(text, " ")
	width := r.width() * float64(len(word)) / float64(len(text))
	for k, c := range choices[:len(choices)-1] {
		last := c
		if n := len(rests[k]); n > 0 {
			last = rests[k][n-1]
		}
		beyond := choices[k+1].x0 - wideGap*r.size
		if abs(r.x0-c.x0) < 0.5*r.size && r.base-last.base <= 1.9*r.size && last.x1+width+spaceGap*r.size > beyond && r.x1 <= beyond+wideGap*r.size {
			return k
		}
	}
	return -1
}

// wrapsRow reports whether a row below choices goes on with the last of them and not with the
// one that it stands under: the line was full, and that one had room for its first word, or
// a longer one beside had.
func wrapsRow(choices []row, under int, below row, edge float64) bool {
	last := len(choices) - 1
	if under == last {
		return false
	}
	word, _, _ := strings.Cut(below.plain(), " ")
	width := below.width() * float64(len(word)) / float64(max(1, len(below.plain())))
	room := wideGap * below.size
	longer := slices.ContainsFunc(choices[:last], func(c row) bool { return c.width() > choices[under].width() })
	return choices[last].x1+width+spaceGap*below.size > edge && (longer || choices[under].x1+width+room < choices[under+1].x0)
}

// flowing is a row of choices with what goes on with each of them behind it. It stays as
// wide as it was seen.
func (r *row) flowing(rests [][]row) row {
	out := row{base: r.base, size: r.size, rect: r.rect}
	shift := 0.0
	for k, c := range r.segments(wideGap) {
		end := c.x1 + shift
		for _, p := range c.pieces {
			out.pieces = append(out.pieces, p.moved(shift, 0))
		}
		for _, s := range rests[k] {
			right := end + 0.3*r.size - s.x0
			for _, p := range s.pieces {
				out.pieces = append(out.pieces, p.moved(right, r.base-s.base))
			}
			shift += s.x1 + right - end
			end = s.x1 + right
		}
	}
	out.settle()
	return out
}

// moved is the piece at another place.
func (p piece) moved(right, down float64) piece {
	p.x0, p.x1, p.base, p.y0, p.y1 = p.x0+right, p.x1+right, p.base+down, p.y0+down, p.y1+down
	return p
}
