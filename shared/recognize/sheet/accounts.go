package sheet

import (
	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/lexicon"
)

// leastAccounts is how many rows of figures one below the other are accounts.
const leastAccounts = 3

// isAccounts reports whether a sheet shows accounts and asks nothing: the notes under
// their rows, "(a) Before tax", are no choices.
func (r *Reader) isAccounts(g Grid) bool {
	rows, written, most := 0, 0, 0
	for _, row := range g.rows {
		for _, i := range filled(row) {
			if coded.LooksAsked(row[i].text) || r.Cued(row[i].text) {
				return false
			}
		}
		n, ok := rowOfFigures(row)
		if !ok {
			rows, written = 0, 0
			continue
		}
		rows, written = rows+1, written+n
		if written >= rows {
			most = max(most, rows)
		}
	}
	return most >= leastAccounts
}

// rowOfFigures reports whether a row is a name and two figures or more, and how many
// of them are written as only accounts write them.
func rowOfFigures(row []sheetCell) (written int, ok bool) {
	at := filled(row)
	if len(at) < 3 || lexicon.IsNumber(row[at[0]].text) {
		return 0, false
	}
	for _, i := range at[1:] {
		switch t := row[i].text; {
		case lexicon.IsAccount(t):
			written++
		case !lexicon.IsNumber(t):
			return 0, false
		}
	}
	return written, true
}
