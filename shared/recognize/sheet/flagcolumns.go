package sheet

import (
	"slices"
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/vote"
)

// leastFlagged is how many choices beside each other have a column for what they are.
const leastFlagged = 2

// flagColumns finds the columns that say of the choice before them whether it is right by
// what they hold, whatever they are called: "A | Right | B | Right" over texts and ticks.
func flagColumns(g *Grid, columns []sheetColumn, below int) {
	if count(columns, lexicon.FlagRole) > 0 {
		return
	}
	for first := range columns {
		n := 0
		rights := 0
		for i := first; i+1 < len(columns) && offersText(g, columns, i, below); i += 2 {
			right, ok := flagsIn(g, i+1, below)
			if !ok || n > 0 && !sameTitle(columns[first+1].Title, columns[i+1].Title) {
				break
			}
			n++
			rights += right
		}
		if n < leastFlagged || rights == 0 {
			continue
		}
		for k := range n {
			columns[first+2*k].Role, columns[first+2*k+1].Role = lexicon.ChoiceRole, lexicon.FlagRole
		}
		return
	}
	flaggedBelow(g, columns, below)
}

// flaggedBelow finds the column that says whether the choice beside it is right where each
// has a row: the question is said again in each, or in the first alone.
func flaggedBelow(g *Grid, columns []sheetColumn, below int) {
	stem, flags := stemColumn(columns), -1
	if stem < 0 {
		stem = slices.IndexFunc(columns, func(c sheetColumn) bool { return c.Role == lexicon.LooseStemRole })
	}
	if stem < 0 || count(columns, lexicon.StemRole) > 1 {
		return
	}
	offers := -1
	for i, c := range columns {
		switch rights, ok := flagsIn(g, c.At, below); {
		case offersText(g, columns, i, below):
			if offers >= 0 {
				return
			}
			offers = i
		case ok && rights > 0 && (c.Role == lexicon.AnswerRole || c.Role == lexicon.CorrectRole || c.Role == lexicon.TrueRole || c.Role == lexicon.NoRole && c.Title != ""):
			if flags >= 0 {
				return
			}
			flags = i
		}
	}
	if offers < 0 || flags < 0 {
		return
	}
	rows, questions, rights, later, last := 0, 0, 0, 0, ""
	for _, row := range g.rows[below:] {
		if row[columns[offers].At].empty() {
			continue
		}
		rows++
		text := lexicon.Fold(row[columns[stem].At].text)
		opens := text != "" && text != last
		if opens {
			questions++
			last = text
		}
		if right, _ := vote.FlagOf(row[columns[flags].At].text); right {
			rights++
			if !opens {
				later++
			}
		}
	}
	if columns[flags].Role == lexicon.NoRole && later == 0 {
		return // said of each question in its first row
	}
	if questions >= leastChoiceRows && rows >= 2*questions && rights >= questions && rights < rows {
		columns[stem].Role, columns[offers].Role, columns[flags].Role = lexicon.StemRole, lexicon.OptionsRole, lexicon.AnswerRole
	}
}

// offersText reports whether a column is called like one of choices and does not hold
// flags itself.
func offersText(g *Grid, columns []sheetColumn, at, below int) bool {
	switch columns[at].Role {
	case lexicon.ChoiceRole, lexicon.OptionsRole, lexicon.AnswerRole:
	default:
		return false
	}
	_, flags := flagsIn(g, columns[at].At, below)
	return !flags
}

// flagsIn counts the rows in which a column says that something is right; ok is false
// where it says anything else.
func flagsIn(g *Grid, at, below int) (rights int, ok bool) {
	for _, text := range g.texts(at, below, len(g.rows)) {
		right, flag := vote.FlagOf(text)
		if !flag {
			return 0, false
		}
		if right {
			rights++
		}
	}
	return rights, true
}

// sameTitle reports whether two titles are the same but for a letter or number at the end.
func sameTitle(a, b string) bool {
	return withoutCount(a) == withoutCount(b)
}

func withoutCount(title string) string {
	words := strings.Fields(lexicon.PlainTitle(title))
	if n := len(words); n > 1 && (len(words[n-1]) == 1 || lexicon.IsNumber(words[n-1])) {
		words = words[:n-1]
	}
	return strings.Join(words, " ")
}
