package layout

import (
	"regexp"
	"unicode"

	"formwright/shared/page"
)

// marginNumber is what a task is worth, as papers set it at their right margin: "5",
// "07", "[10]", "2.5", and learning platforms "1 point".
var marginNumber = regexp.MustCompile(`^[\[(]?\d{1,2}(?:[.,]\d)?[\])]?$|` + saidWorth)

// saidWorth is a worth with the word for it.
const saidWorth = `^[\[(]?\d{1,2}(?:[.,]\d{1,2})? (?:points?|pts?\.?|marks?|Punkte?|puntos?|pontos?|punti|punkty?|балл(?:а|ов)?)[\])]?$`

// marginWorth is such a worth: a text may end right before it.
var marginWorth = regexp.MustCompile(saidWorth)

const (
	leastWorths   = 3  // numbers that make a column
	worthGap      = 2  // ems before them
	leastBeside   = 10 // letters of the text beside them
	worthDistance = 2  // points between the ends of two of them
)

// worthColumn is where the numbers stand at the right margin of a page, far behind the
// text of its rows: what the tasks are worth. Few rows go on behind them, such as the
// head of the page.
func worthColumn(s *sheet) rect {
	rows := rowsOf(s.pieces)
	ends := map[int]int{} // in steps of worthDistance
	for _, w := range rows {
		if p, gap := w.last(); (gap >= worthGap*w.size || w.endsBefore(p, gap)) && w.besides(p) {
			ends[int(p.x1/worthDistance)]++
		}
	}
	out, n := rect{}, 0
	for at, count := range ends {
		if count += ends[at+1]; count > n || count == n && float64(at+2)*worthDistance > out.x1 {
			n, out.x1 = count, float64(at+2)*worthDistance
		}
	}
	out.x0 = out.x1
	for _, w := range rows {
		if p, _ := w.last(); w.isWorth(p, out) {
			out.x0 = min(out.x0, p.x0)
		}
	}
	for _, w := range rows {
		if p, _ := w.last(); w.x1 > out.x1 && !w.isWorth(p, out) {
			n--
		}
	}
	if n < leastWorths || s.rtl {
		return rect{}
	}
	return out
}

// last is the last piece of a row, and how far behind the others it stands.
func (r row) last() (p piece, gap float64) {
	k := len(r.pieces) - 1
	if k < 1 {
		return r.pieces[k], 0
	}
	return r.pieces[k], r.pieces[k].x0 - r.pieces[k-1].x1
}

// endsBefore reports whether the last piece of a row is a worth with its word, and the text
// before it ends at most where that begins: it runs around what a web page sets at its margin.
func (r row) endsBefore(p piece, gap float64) bool {
	return gap >= -0.1*r.size && p.isText() && marginWorth.MatchString(p.run.Text)
}

// isWorth reports whether a piece at the end of a row is a number that ends where the
// numbers of a column do, or begins there and has a half behind it, beside a text.
func (r row) isWorth(p piece, column rect) bool {
	ends := p.x1 <= column.x1 && column.x1-p.x1 <= 2*worthDistance
	begins := p.x1 > column.x1 && abs(p.x0-column.x0) <= worthDistance
	return (ends || begins) && r.besides(p)
}

// besides reports whether the last piece of a row is a number beside a text.
func (r row) besides(p piece) bool {
	if !p.isText() || !marginNumber.MatchString(p.run.Text) {
		return false
	}
	letters := 0
	for _, q := range r.pieces {
		for _, c := range q.run.Text {
			if unicode.IsLetter(c) {
				letters++
			}
		}
	}
	return letters >= leastBeside
}

// withoutWorth takes the number at the end of a row away from its text.
func (s *sheet) withoutWorth(r row) (row, []page.Run) {
	p, gap := r.last()
	if s.worths.x1 == 0 || gap <= 0 && !r.endsBefore(p, gap) || p.x0 < s.worths.x0-worthDistance || !r.isWorth(p, s.worths) {
		return r, nil
	}
	r.pieces = r.pieces[:len(r.pieces)-1]
	r.x1 = r.pieces[0].x1
	for _, q := range r.pieces {
		r.x1 = max(r.x1, q.x1)
	}
	return r, []page.Run{p.run}
}

// isTask reports whether a row is a number, a text and what it is worth at the right
// margin, and nothing else: a task and no row of a table.
func (s *sheet) isTask(r row) bool {
	rest, worth := s.withoutWorth(r)
	if worth == nil {
		return false
	}
	segments := rest.segments(columnGap)
	return len(segments) == 2 && bareTaskNumber.MatchString(segments[0].plain()) && labelOf(segments[1].plain()).kind != numberLabel
}

// bareTaskNumber is the number of a task that stands apart from its text.
var bareTaskNumber = regexp.MustCompile(`^\d{1,2}$`)
