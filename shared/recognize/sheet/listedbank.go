package sheet

import (
	"slices"

	"formwright/shared/recognize/lexicon"
)

// Bounds of a sheet without titles of which one column lists the choices.
const (
	leastListed = 4 // rows
	leastOffers = 3 // choices of most rows

	leastSentence = 15 // letters of a question on average, which the name of a person has not
)

// listedBanks reads a sheet without titles whose choices stand in one cell of each row,
// "Milan; Rome; Naples", behind the question and before the answer, which names one of
// them in nearly every row; nil for any other sheet.
func (r *Reader) listedBanks(g *Grid) []sheetBank {
	ps := make([]profile, g.width)
	for i := range ps {
		ps[i] = profileOf(g, i, 0, r)
	}
	stem, list := g.listedBeside(ps)
	if list < 0 {
		return nil
	}
	for _, answer := range ps[list+1:] {
		b := r.listedAs(g, ps, stem, list, answer.at)
		if answer.unique < 2 || !b.isAsked(ps[stem], answer) {
			continue
		}
		if named, rows := r.named(&b); rows >= leastListed && named*10 >= rows*8 {
			return []sheetBank{b}
		}
	}
	return nil
}

// listedBeside is the column of questions and the only one of lists, behind it; -1 where
// they are not found.
func (g *Grid) listedBeside(ps []profile) (stem, list int) {
	stem, list = -1, -1
	for _, p := range ps {
		if p.at > 0 && g.listsChoices(p) {
			if list >= 0 {
				return -1, -1
			}
			list = p.at
		}
	}
	if list < 0 {
		return -1, -1
	}
	for _, at := range wordy(ps[:list]) {
		if stem < 0 || ps[at].mean > ps[stem].mean {
			stem = at
		}
	}
	if stem < 0 || ps[stem].unique*10 < ps[stem].filled*9 || ps[list].filled*10 < ps[stem].filled*9 {
		return -1, -1
	}
	return stem, list
}

// isAsked reports whether a column asks, or the answers can hardly be data: different
// words in most rows, or letters behind sentences.
func (b *sheetBank) isAsked(stem, answer profile) bool {
	switch {
	case (stem.asked+stem.cued)*3 >= stem.filled:
		return true
	case answersInWords(b):
		return answer.unique*10 >= answer.filled*6
	}
	return stem.mean >= leastSentence && answer.letters*10 >= answer.filled*9
}

// listsChoices reports whether a column lists several things in nearly every cell: by
// signs that stand between nothing else, or by commas as many as elsewhere.
func (g *Grid) listsChoices(p profile) bool {
	texts, sizes := g.texts(p.at, 0, len(g.rows)), map[int]int{}
	strict, offers := 0, 0
	for _, t := range texts {
		items := listItems(t, true)
		sizes[len(items)]++
		if len(items) >= leastOffers {
			offers++
		}
		if len(listItems(t, false)) >= 2 {
			strict++
		}
	}
	even := 0
	for size, n := range sizes {
		if size > leastOffers {
			even = max(even, n)
		}
	}
	return len(texts) >= leastListed && offers*10 >= len(texts)*7 && max(strict, even)*10 >= len(texts)*9
}

// listedAs gives the columns of such a sheet their roles.
func (r *Reader) listedAs(g *Grid, ps []profile, stem, list, answer int) sheetBank {
	b := sheetBank{grid: g, to: len(g.rows), columns: make([]sheetColumn, g.width)}
	for i := range b.columns {
		b.columns[i] = sheetColumn{At: i, Role: lexicon.AsideRole}
	}
	b.columns[stem].Role, b.columns[list].Role, b.columns[answer].Role = lexicon.StemRole, lexicon.OptionsRole, lexicon.AnswerRole
	if stem > 0 && ps[stem-1].numbers*2 > ps[stem-1].filled && ps[stem-1].unique == ps[stem-1].filled {
		b.columns[stem-1].Role = lexicon.NumberRole
	}
	after := slices.IndexFunc(ps, func(p profile) bool { return p.at > answer && p.filled > 0 })
	if after >= 0 && ps[after].mean > 25 {
		b.columns[after].Role = lexicon.ExplainRole
	}
	b.from = r.untitledFrom(&b, stem)
	return b
}
