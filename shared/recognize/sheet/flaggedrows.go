package sheet

import (
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/vote"
)

// flaggedRows reads a sheet without titles in which a question has a row with what a
// bank knows of it, its number, chapter or grade, and each choice a row below it with
// the choice and whether it is right; nil for any other sheet.
func (r *Reader) flaggedRows(g *Grid) []sheetBank {
	col := g.flaggedColumn()
	if col < 0 {
		return nil
	}
	stem := g.headColumn(col)
	if stem < 0 {
		return nil
	}
	bank := Grid{name: g.name, width: 3}
	var row []sheetCell
	questions, offers, rights, other := 0, 0, 0, 0
	for i := range g.rows {
		switch at := filled(g.rows[i]); {
		case len(at) == 0:
		case isFlagged(g.rows[i], col) && (offers > 0 || row != nil):
			if row == nil {
				row = make([]sheetCell, 3)
			}
			row[1], row[2] = g.rows[i][col], g.rows[i][col+1]
			if right, _ := vote.FlagOf(row[2].text); right {
				rights++
			}
			bank.rows = append(bank.rows, row)
			row, offers = nil, offers+1
		case !g.rows[i][stem].empty() && i+1 < len(g.rows) && isFlagged(g.rows[i+1], col):
			row = []sheetCell{g.rows[i][stem], {}, {}}
			questions++
		default:
			row, other = nil, other+1
		}
	}
	if questions < leastChoiceRows || offers < questions*2 || rights < questions || rights == offers || other > questions {
		return nil
	}
	b := sheetBank{grid: &bank, to: len(bank.rows), headed: true, columns: []sheetColumn{{At: 0, Role: lexicon.StemRole}, {At: 1, Role: lexicon.ChoiceRole}, {At: 2, Role: lexicon.FlagRole}}}
	return []sheetBank{b}
}

// isFlagged reports whether a row holds nothing but a choice and its flag.
func isFlagged(row []sheetCell, col int) bool {
	if at := filled(row); len(at) != 2 || at[0] != col || at[1] != col+1 {
		return false
	}
	_, ok := vote.FlagOf(row[col+1].text)
	return ok
}

// flaggedColumn is the column of choices whose flags stand beside them, -1 for none:
// most rows hold nothing else.
func (g *Grid) flaggedColumn() int {
	rows, flagged := 0, make([]int, g.width)
	for _, row := range g.rows {
		at := filled(row)
		if len(at) > 0 {
			rows++
		}
		if len(at) == 2 && isFlagged(row, at[0]) {
			flagged[at[0]]++
		}
	}
	for col, n := range flagged {
		if n*2 > rows && n >= 2*leastChoiceRows {
			return col
		}
	}
	return -1
}

// headColumn is the column of the longest texts in the rows over flagged ones, -1 where
// those hold nothing else: two cells could be a title and its value.
func (g *Grid) headColumn(col int) int {
	length, heads := make([]int, g.width), 0
	for i, row := range g.rows[:max(0, len(g.rows)-1)] {
		at := filled(row)
		if len(at) == 0 || isFlagged(row, col) || !isFlagged(g.rows[i+1], col) {
			continue
		}
		heads++
		for _, k := range at {
			if !lexicon.IsNumber(row[k].text) {
				length[k] += utf8.RuneCountInString(row[k].text)
			}
		}
	}
	best := -1
	for k, n := range length {
		if n > 0 && (best < 0 || n > length[best]) {
			best = k
		}
	}
	if heads < leastChoiceRows {
		return -1
	}
	return best
}
