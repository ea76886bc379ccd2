package layout

import (
	"slices"
	"unicode"
	"unicode/utf8"
)

// Web pages, and papers that look like them, set the letters of choices on discs and
// plates of their own, without a dot behind them.

const (
	leastBadges = 4   // such letters on a page
	lowBadge    = 0.9 // sizes of the letter a disc is high at least
	highBadge   = 2.8 // and at most
	wideBadge   = 3.2 // and wide at most
	badgeGap    = 3   // sizes from a disc to the text of its choice at most
)

// labelBadges puts a dot behind the letters that stand on discs before the texts of choices,
// so that they are labels also where several choices stand in a row. A letter counts on from
// the one before, or is the first again. The page comes back without the discs, which are no
// rings around letters.
func (s *sheet) labelBadges(p Page) Page {
	var letters []int
	for i, q := range s.pieces {
		if r, n := utf8.DecodeRuneInString(q.run.Text); n == len(q.run.Text) && q.isText() && unicode.IsLetter(r) && letterValue(r) > 0 {
			letters = append(letters, i)
		}
	}
	if len(letters) < leastBadges || len(p.Areas) < leastBadges || len(p.Areas)*len(letters) > maxPairs {
		return p
	}
	var badges []int
	for _, i := range letters {
		if slices.ContainsFunc(p.Areas, s.pieces[i].isBadge) && s.choiceBehind(i, p.Areas) {
			badges = append(badges, i)
		}
	}
	steps, last := 0, 0
	for _, i := range badges {
		v := letterValue(firstRune(s.pieces[i].run.Text))
		if v == last+1 || v == 1 {
			steps++
		}
		last = v
	}
	if len(badges) < leastBadges || steps*10 < len(badges)*6 {
		return p
	}
	p.Areas = slices.Clone(p.Areas)
	for _, i := range badges {
		p.Areas = slices.DeleteFunc(p.Areas, s.pieces[i].isBadge)
		s.pieces[i].run.Text += "."
	}
	return p
}

// isBadge reports whether an area is a disc or plate right around a letter.
func (p piece) isBadge(a Area) bool {
	r, ok := rectOf(a.Box)
	if !ok || a.Comment || r.height() < lowBadge*p.size || r.height() > highBadge*p.size || r.width() < lowBadge*p.size || r.width() > wideBadge*p.size {
		return false
	}
	return abs(r.midX()-p.midX()) < 0.3*p.size && r.holds(p.midX(), p.base-0.35*p.size)
}

// choiceBehind reports whether text follows a letter in its line, and is no letter or number on
// a plate that touches that of the letter: those are the cells of a key.
func (s *sheet) choiceBehind(i int, areas []Area) bool {
	p := s.pieces[i]
	k := slices.IndexFunc(s.pieces[i+1:min(i+1+maxNextPieces, len(s.pieces))], func(q piece) bool {
		return abs(q.base-p.base) < 0.5*p.size && q.x0 >= p.x1 && q.x0-p.x1 < badgeGap*p.size
	})
	if k < 0 {
		return false
	}
	q := s.pieces[i+1+k]
	return len(q.run.Text) > keyCell || !slices.ContainsFunc(areas, func(a Area) bool {
		return q.isBadge(a) && slices.ContainsFunc(areas, func(own Area) bool {
			return p.isBadge(own) && a.Box.X-own.Box.X-own.Box.Width < cellGap
		})
	})
}

// cellGap is how far apart the cells of a key are at most, in points.
const cellGap = 2

// keyCell is how many bytes a cell of a key has at most.
const keyCell = 3

// maxNextPieces is how many pieces behind a letter are looked at for its text.
const maxNextPieces = 12
