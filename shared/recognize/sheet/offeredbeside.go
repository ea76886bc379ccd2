package sheet

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
)

// offeredBeside takes a column for the choices that is titled as the answers, "Answers"
// beside "Right answer", where its cells list them behind letters, or between signs and
// the answer beside each is one of them, or the number of one. Where no other column tells
// the right ones, lists behind letters in each of several rows are choices too: all of
// them cannot be right.
func offeredBeside(g *Grid, columns []sheetColumn, below int) {
	if count(columns, lexicon.ChoiceRole, lexicon.WrongRole, lexicon.OptionsRole) > 0 {
		return
	}
	if count(columns, lexicon.AnswerRole, lexicon.CorrectRole) < 2 {
		offeredAlone(g, columns, below)
		return
	}
	for i, c := range columns {
		if values := g.texts(i, below, len(g.rows)); c.Role == lexicon.AnswerRole && len(values) > 1 && !slices.ContainsFunc(values, func(v string) bool { return !flatten.ListsChoices(v) }) || c.Role == lexicon.AnswerRole && listsAnswers(g, columns, i, below) {
			columns[i].Role = lexicon.OptionsRole
			return
		}
	}
}

// offeredAlone takes the only column of answers for one of choices where each of its cells
// lists several behind letters.
func offeredAlone(g *Grid, columns []sheetColumn, below int) {
	at := slices.IndexFunc(columns, func(c sheetColumn) bool { return c.Role == lexicon.AnswerRole })
	if at < 0 {
		return
	}
	values := g.texts(at, below, len(g.rows))
	for _, v := range values {
		if !flatten.ListsChoices(v) || lexicon.IsDigit(strings.TrimLeft(v, " \n([")[0]) || len(listItems(v, true)) < leastListing {
			return
		}
	}
	if len(values) >= leastAlone {
		columns[at].Role = lexicon.OptionsRole
	}
}

const (
	leastPicked  = 2 // rows whose answers are among what another column lists
	leastLetters = 3 // rows whose answers are letters of it
	leastCounted = 5 // or numbers
	leastListing = 3 // things that each of them lists
	leastAlone   = 2 // rows that list such things behind letters, where nothing tells the right ones
)

// listsAnswers reports whether nearly every cell of a column that holds anything lists
// things of which the only other column of answers names some, by their texts, numbers or
// letters.
func listsAnswers(g *Grid, columns []sheetColumn, at, below int) bool {
	other := slices.IndexFunc(columns, func(c sheetColumn) bool {
		return c.At != at && (c.Role == lexicon.AnswerRole || c.Role == lexicon.CorrectRole)
	})
	if count(columns, lexicon.AnswerRole, lexicon.CorrectRole) != 2 || other < 0 {
		return false
	}
	rows, named, lettered, counted := 0, 0, 0, 0
	for _, row := range g.rows[below:] {
		if row[at].empty() {
			continue
		}
		rows++
		items, said := listItems(row[at].text, true), row[other].text
		switch signs := strings.FieldsFunc(said, func(c rune) bool { return strings.ContainsRune(",;/+& ", c) }); {
		case namesItems(items, said):
			named++
		case len(items) < leastListing && !isTruthList(items) || len(signs) == 0:
		case !slices.ContainsFunc(signs, func(sign string) bool { return !isLetterSign(sign) || !countsAmong(items, sign) }):
			lettered++
		case !slices.ContainsFunc(signs, func(sign string) bool { return !countsAmong(items, sign) }):
			counted++
		}
	}
	told := named + lettered + counted
	return told*10 >= rows*9 && (named >= leastPicked || lettered >= leastLetters || counted >= leastCounted)
}

// namesItems reports whether a text is one of some items, or lists several of them.
func namesItems(items []string, said string) bool {
	if len(items) < 2 {
		return false
	}
	holds := func(text string) bool {
		return slices.ContainsFunc(items, func(item string) bool { return lexicon.Same(item) == lexicon.Same(text) })
	}
	pieces := listItems(said, false)
	return holds(said) || len(pieces) > 1 && len(pieces) < len(items) && !slices.ContainsFunc(pieces, func(p string) bool { return !holds(p) })
}

// isTruthList reports whether items are a pair of words for true and false.
func isTruthList(items []string) bool {
	return len(items) == 2 && slices.ContainsFunc(lexicon.TruthPairs(), func(p [2]string) bool {
		return lexicon.Same(items[0]) == lexicon.Same(p[0]) && lexicon.Same(items[1]) == lexicon.Same(p[1])
	})
}

// countsAmong reports whether an answer is the number or the letter of one of some items.
func countsAmong(items []string, said string) bool {
	if isLetterSign(said) {
		return int(lexicon.Fold(strings.Trim(said, " .()"))[0]-'a') < len(items)
	}
	n, err := strconv.Atoi(said)
	return err == nil && n >= 0 && n <= len(items)
}
