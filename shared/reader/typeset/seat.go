package typeset

// Look is what is seen of a shape on a slide.
type Look struct {
	Box   Box
	Fill  string // six upper-case hex digits, empty for none
	Words bool   // it holds text
	Drawn bool   // by the author, so that its fill says something; a placeholder has its place and fill from the layout
}

// Seats gives the text that stands alone on a filled shape without text the place
// and the fill of that shape, as if it stood in it, and tells which it is; -1 for
// none. Shapes come in the order they are painted.
func Seats(looks []Look) []int {
	seats := make([]int, len(looks))
	guests := map[int]int{}
	for i, l := range looks {
		seats[i] = -1
		if !l.Words || !l.Box.Placed || l.Fill != "" {
			continue
		}
		for j, under := range looks[:i] {
			if !under.Words && under.Fill != "" && under.Box.holds(l.Box) && (seats[i] < 0 || under.Box.W*under.Box.H <= looks[seats[i]].Box.W*looks[seats[i]].Box.H) {
				seats[i] = j
			}
		}
		if seats[i] >= 0 {
			guests[seats[i]]++
		}
	}
	for i, j := range seats {
		switch {
		case j < 0:
		case guests[j] > 1:
			seats[i] = -1
		default:
			looks[i].Box, looks[i].Fill, looks[i].Drawn = looks[j].Box, looks[j].Fill, true
		}
	}
	return seats
}

// holds reports whether the middle of another box stands in b.
func (b Box) holds(other Box) bool {
	x, y := other.X+other.W/2, other.Y+other.H/2
	return b.Placed && b.X <= x && x <= b.X+b.W && b.Y <= y && y <= b.Y+b.H
}

// PlainFills forgets the fill that most drawn shapes with text have, for it marks
// none of them. Two that differ keep both of theirs.
func PlainFills(looks []Look) {
	count := map[string]int{}
	drawn := 0
	for _, l := range looks {
		if l.Drawn && l.Words {
			count[l.Fill]++
			drawn++
		}
	}
	for i := range looks {
		l := &looks[i]
		if !l.Drawn || !l.Words || count[l.Fill]*2 > drawn && count[l.Fill] > 1 || drawn < 2 {
			l.Fill = ""
		}
	}
}
