package sheet

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/recognize/lexicon"
)

// leastAlikeColumns is how many columns beside each other are called alike but for a
// count.
const leastAlikeColumns = 2

// alikeColumns takes columns for those of choices that are called alike, in a word that no
// list knows, but for numbers or letters that count on, "Keuze 1 | Keuze 2", where the
// column of answers names one of them in nearly every row.
func alikeColumns(g *Grid, columns []sheetColumn, below int) {
	if count(columns, lexicon.ChoiceRole, lexicon.WrongRole, lexicon.OptionsRole) > 0 || count(columns, lexicon.AnswerRole, lexicon.CorrectRole) != 1 {
		return
	}
	answer := slices.IndexFunc(columns, func(c sheetColumn) bool { return c.Role == lexicon.AnswerRole || c.Role == lexicon.CorrectRole })
	for first := range columns {
		n := 0
		for first+n < len(columns) && columns[first+n].Role == lexicon.NoRole && isCounted(columns[first+n].Title, n+1) && sameTitle(columns[first].Title, columns[first+n].Title) {
			n++
		}
		if n < leastAlikeColumns || !g.nameOneOf(columns, first, n, answer, below) {
			continue
		}
		for i := first; i < first+n; i++ {
			columns[i].Role = lexicon.ChoiceRole
		}
		return
	}
}

// isCounted reports whether a title is words with a number or letter behind them.
func isCounted(title string, n int) bool {
	words := strings.Fields(strings.ToLower(strings.TrimRight(title, " .):")))
	if len(words) < 2 {
		return false
	}
	last := words[len(words)-1]
	return last == strconv.Itoa(n) || letterPlace(last) == n
}

// nameOneOf reports whether nearly all answers say one of some columns of their row, by
// its text or by its letter or number.
func (g *Grid) nameOneOf(columns []sheetColumn, first, n, answer, below int) bool {
	rows, named := 0, 0
	for _, row := range g.rows[below:] {
		text := row[columns[answer].At].text
		if text == "" {
			continue
		}
		rows++
		place := letterPlace(text)
		if k, err := strconv.Atoi(text); err == nil {
			place = k
		}
		if place > 0 && place <= n || slices.ContainsFunc(columns[first:first+n], func(c sheetColumn) bool { return lexicon.Same(row[c.At].text) == lexicon.Same(text) }) {
			named++
		}
	}
	return rows >= leastPicked && named*10 >= rows*9
}
