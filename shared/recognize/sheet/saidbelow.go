package sheet

import "formwright/shared/recognize/lexicon"

// saidBelow reports whether the title of a question, a right or a wrong answer
// stands below among the values of its column, and not because the titles stand
// there again, or those of another section, or counts on there, "Question 1:" over
// "Question 2:": the row is one of data then.
func (r *Reader) saidBelow(g *Grid, columns []sheetColumn, below int) bool {
	for _, c := range columns {
		if c.Role != lexicon.StemRole || below >= len(g.rows) {
			continue
		}
		if first, ok := r.wordedNumber(c.Title); ok {
			next, ok := r.wordedNumber(g.rows[below][c.At].text)
			return ok && next == first+1
		}
	}
	for _, row := range g.rows[below:] {
		if opensSection(row[0].text) {
			continue
		}
		again, said := 0, false
		for _, c := range columns {
			if c.Title == "" || row[c.At].text != c.Title {
				continue
			}
			again++
			said = said || c.Role == lexicon.StemRole || c.Role == lexicon.CorrectRole || c.Role == lexicon.WrongRole
		}
		if said && again*2 <= len(filled(row)) {
			return true
		}
	}
	return false
}
