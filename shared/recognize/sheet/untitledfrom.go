package sheet

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/lexicon"
)

// untitledFrom is the row at which the questions begin: titles in words that are
// not known stand over them.
func (r *Reader) untitledFrom(b *sheetBank, stem int) int {
	for i, row := range b.grid.rows {
		if row[stem].empty() {
			continue
		}
		if countedTitles(row[stem+1:]) && !coded.LooksAsked(row[stem].text) {
			b.from = i + 1
			b.templateRow()
			return b.from
		}
		t := row[stem].text
		words := 0
		for k, c := range row {
			if !c.empty() && b.grid.standsBelow(k, i) {
				return b.from // titles do not stand in their columns
			}
			if !c.empty() && isTitleWord(c.text) {
				words++
			}
		}
		rest := b.grid.texts(stem, i+1, len(b.grid.rows))
		if words == len(filled(row)) && words >= 2 && !coded.LooksAsked(t) && !lexicon.Sum.MatchString(t) && len(rest) > 0 && meanLength(rest) > 2*utf8.RuneCountInString(t) {
			return i + 1
		}
		return b.from
	}
	return b.from
}

// standsBelow reports whether a short cell stands again and again below in its
// column, as letters of answers do.
func (g Grid) standsBelow(col, row int) bool {
	text, n := g.rows[row][col].text, 0
	if utf8.RuneCountInString(text) > 2 {
		return false
	}
	for _, t := range g.texts(col, row+1, len(g.rows)) {
		if t == text {
			n++
		}
	}
	return n >= 3
}

// titleSigns is how long a title is in scripts that have no spaces.
const titleSigns = 10

// isTitleWord reports whether a cell is as short as the title of a column.
func isTitleWord(s string) bool {
	if first, _ := utf8.DecodeRuneInString(s); lexicon.Unspaced(first) && utf8.RuneCountInString(s) > titleSigns {
		return false
	}
	return len(strings.Fields(s)) <= 2
}
