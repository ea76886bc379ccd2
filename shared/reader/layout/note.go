package layout

import "strings"

// takeNotes takes the footnotes off a page: small text at its foot that begins
// with a raised sign, or with one under a rule.
func (s *sheet) takeNotes(size float64) *region {
	rows := rowsOf(s.pieces)
	i := len(rows)
	for i > 0 && rows[i-1].size <= 0.92*size && rows[i-1].base > s.bounds.y0+0.5*s.bounds.height() {
		i--
	}
	for i < len(rows) && !s.opensNote(rows[i]) {
		i++
	}
	if i == len(rows) || i == 0 || largerBelow(rows[i:]) {
		return nil
	}
	r := &region{sheet: s, key: "notes"}
	for _, w := range rows[i:] {
		r.pieces = append(r.pieces, w.pieces...)
	}
	s.drop(r.pieces)
	return r
}

// largerBelow reports whether a text in larger letters follows small notes: those of a
// poem or a passage stand over the questions about it, not at the foot of a page.
func largerBelow(rows []row) bool {
	const larger, words = 1.06, 4
	for _, w := range rows[1:] {
		if w.size > larger*rows[0].size && len(strings.Fields(w.plain())) >= words {
			return true
		}
	}
	return false
}

func (s *sheet) opensNote(r row) bool {
	first := r.pieces[0]
	if r.script(first) == 1 && len(first.run.Text) <= 3 || strings.ContainsRune("¹²³⁴⁵⁶⁷⁸⁹†‡", firstRune(first.run.Text)) {
		return true
	}
	if !strings.ContainsAny(first.run.Text[:min(1, len(first.run.Text))], "*0123456789") {
		return false
	}
	for _, o := range s.objects {
		if o.rule && r.y0-o.y0 >= 0 && r.y0-o.y0 < 14 && o.width() < 0.5*s.bounds.width() {
			return true
		}
	}
	return false
}
