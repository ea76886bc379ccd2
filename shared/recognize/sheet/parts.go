package sheet

import (
	"strings"

	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/lexicon"
)

// leastPartRows is how many rows a part of a sheet has at least.
const leastPartRows = 3

// partedBanks reads a sheet whose parts stand under headings, each a row of one
// cell, and whose rows hold other things in each: choices in one, statements in
// the next. Every part must be questions.
func (r *Reader) partedBanks(g *Grid) []sheetBank {
	var out []sheetBank
	parts, from := 0, 0
	for i := 0; i <= len(g.rows); i++ {
		if i < len(g.rows) && !headsPart(g.rows[i]) {
			continue
		}
		if i-from > leastPartRows {
			part := &Grid{name: g.name, width: g.width, rows: g.rows[from:i]}
			title := ""
			if at := filled(part.rows[0]); headsPart(part.rows[0]) {
				title, part.rows = part.rows[0][at[0]].text, part.rows[1:]
			}
			banks := r.banksOf(part)
			if len(banks) == 0 {
				banks = r.untitledBanks(part)
			}
			if len(banks) == 0 {
				return nil
			}
			for k := range banks {
				banks[k].section = title
			}
			out = append(out, banks...)
			parts++
		}
		from = i
	}
	if parts < 2 {
		return nil
	}
	return out
}

// headsPart reports whether a row is one cell of words that ask nothing.
func headsPart(row []sheetCell) bool {
	at := filled(row)
	if len(at) != 1 {
		return false
	}
	text := row[at[0]].text
	return !coded.LooksAsked(text) && !lexicon.IsNumber(strings.TrimRight(text, ".)")) && !lexicon.IsLonger(text, lexicon.HeadingLimit)
}
