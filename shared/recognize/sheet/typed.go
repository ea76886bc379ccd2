package sheet

import (
	"slices"
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/vote"
)

// leastTyped is how many questions make a sheet whose rows are typed.
const leastTyped = 2

// typedBanks reads a sheet whose every row says what it is, a question or one of
// the answers offered to it: "Q | Which …?", "A | Rome | x", "A | Oslo |".
func (r *Reader) typedBanks(g *Grid) []sheetBank {
	for kind := range min(g.width, 4) {
		from, asks := typedRows(g, kind)
		if asks == nil {
			continue
		}
		text, most := -1, 0
		for c := range g.width {
			if values := g.texts(c, from, len(g.rows)); c != kind && len(values) >= len(g.texts(kind, from, len(g.rows))) && meanLength(values) > most {
				text, most = c, meanLength(values)
			}
		}
		if text < 0 {
			continue
		}
		return []sheetBank{typedBank(g, text, from, asks)}
	}
	return nil
}

// typedRows is where the first question of a sheet stands whose column says of
// every row what it is, and which rows ask; nil where the column says something
// else.
func typedRows(g *Grid, kind int) (from int, asks map[int]bool) {
	offered := 0
	for i, row := range g.rows {
		switch lexicon.Fold(strings.Trim(row[kind].text, " .:")) {
		case "q", "question":
			if asks == nil {
				from, asks = i, map[int]bool{}
			} else if offered < 2 {
				return 0, nil
			}
			asks[i], offered = true, 0
		case "a", "answer", "option", "choice":
			if offered++; asks == nil && i > 0 {
				return 0, nil
			}
		default:
			if len(filled(row)) > 0 && (asks != nil || i > 0) {
				return 0, nil
			}
		}
	}
	if len(asks) < leastTyped || offered < 2 {
		return 0, nil
	}
	return from, asks
}

// flagsOffers reports whether a column only says yes or no of what is offered. It
// is empty where a question is asked; or it has other uses there, and then says
// something of all that is offered, and yes and no to each question.
func (g *Grid) flagsOffers(col, text, from int) bool {
	var said, marks []string
	used, yes, no, mixed := false, false, false, true
	for _, row := range append(g.rows[from+1:len(g.rows):len(g.rows)], make([]sheetCell, g.width)) {
		switch asks := !row[text].empty() || row[g.width-1].empty(); {
		case asks:
			used = used || !row[col].empty()
			mixed = mixed && yes && no
			yes, no = false, false
		default:
			right, _ := vote.FlagOf(row[col].text)
			yes, no = yes || right, no || !right
			said = append(said, row[col].text)
			if !row[col].empty() {
				marks = append(marks, row[col].text)
			}
		}
	}
	used = used || !g.rows[from][col].empty()
	return isFlags(marks) && (!used || mixed && isFlags(said))
}

// typedBank puts questions and what is offered to them into columns of their
// own. A column that says yes or no of what is offered, and nothing of questions,
// says what is right.
func typedBank(g *Grid, text, from int, asks map[int]bool) sheetBank {
	wide := &Grid{name: g.name, width: g.width + 1}
	for i, row := range g.rows {
		cells := append(slices.Clone(row), sheetCell{})
		if i >= from && !asks[i] {
			cells[g.width], cells[text] = cells[text], sheetCell{}
		}
		wide.rows = append(wide.rows, cells)
	}
	b := sheetBank{grid: wide, head: max(from-1, 0), from: from, to: len(wide.rows),
		columns: []sheetColumn{{At: text, Role: lexicon.StemRole}, {At: g.width, Role: lexicon.ChoiceRole}}}
	flags := -1
	for c := range g.width {
		if c == text || !wide.flagsOffers(c, text, from) {
			continue
		}
		if flags >= 0 {
			return b // two of them: nothing says which is meant
		}
		flags = c
	}
	if flags >= 0 {
		b.columns = append(b.columns, sheetColumn{At: flags, Role: lexicon.FlagRole})
	}
	return b
}
