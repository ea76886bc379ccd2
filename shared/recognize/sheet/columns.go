package sheet

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/vote"
)

// refine decides what only the values of columns can tell.
func (r *Reader) refine(b *sheetBank) {
	b.labelColumns()
	b.countedAgain()
	b.unknownChoices()
	b.remarksBetween()
	b.untitledAnswers()
	b.flags()
	b.offeringAnswers()
	b.shareColumns()
	b.templateRow()
	b.vertical = b.isVertical()
	b.wrongs = b.listsWrong()
}

// isVertical reports whether choices stand in rows without a stem.
func (b *sheetBank) isVertical() bool {
	stem := stemColumn(b.columns)
	if stem < 0 {
		return false
	}
	below := 0
	for _, row := range b.grid.rows[b.from:b.to] {
		for _, c := range b.columns {
			if c.Role == lexicon.OptionsRole && !row[c.At].empty() && row[b.columns[stem].At].empty() {
				below++
			}
		}
	}
	return below >= 2
}

// Bounds of a column of answers of which every cell lists the choices.
const (
	offeringRows = 5 // at least
	offeringSize = 4 // choices: fewer may all be accepted
)

// offeringAnswers takes a column for the choices that is titled as the answers,
// where no other holds choices and its cells list as many each: "12, 15, 18, 21".
// None of them is said to be right.
func (b *sheetBank) offeringAnswers() {
	if count(b.columns, lexicon.AnswerRole) != 1 || count(b.columns, lexicon.ChoiceRole, lexicon.WrongRole, lexicon.CorrectRole, lexicon.OptionsRole, lexicon.FlagRole, lexicon.TrueRole, lexicon.FalseRole) > 0 {
		return
	}
	i := slices.IndexFunc(b.columns, func(c sheetColumn) bool { return c.Role == lexicon.AnswerRole })
	values, sizes := b.values(b.columns[i]), map[int]int{}
	for _, v := range values {
		items := listItems(v, true)
		slices.Sort(items)
		sizes[len(slices.Compact(items))]++
	}
	for size, rows := range sizes {
		if size >= offeringSize && rows >= offeringRows && rows*10 >= len(values)*9 {
			b.columns[i].Role = lexicon.OptionsRole
		}
	}
}

// values gives what a column shows in the bank.
func (b *sheetBank) values(c sheetColumn) []string { return b.grid.texts(c.At, b.from, b.to) }

// unknownChoices takes columns side by side whose titles say nothing known for the
// choices, where the answers of the rows are letters: those name choices.
func (b *sheetBank) unknownChoices() {
	if count(b.columns, lexicon.ChoiceRole, lexicon.OptionsRole, lexicon.CorrectRole, lexicon.WrongRole, lexicon.FlagRole) > 0 || count(b.columns, lexicon.StemRole) != 1 || count(b.columns, lexicon.AnswerRole) != 1 {
		return
	}
	var found []int
	for i, c := range b.columns {
		values := b.values(c)
		if c.Role == lexicon.NoRole && len(values)*10 >= (b.to-b.from)*6 && (len(found) == 0 || found[len(found)-1] == i-1) {
			found = append(found, i)
		}
		if c.Role == lexicon.AnswerRole && (len(values) < leastShifted || slices.ContainsFunc(values, func(v string) bool { return !isLetterSign(v) })) {
			return
		}
	}
	if len(found) < 2 {
		return
	}
	for _, i := range found {
		b.columns[i].Role = lexicon.ChoiceRole
	}
}

// isLetterSign reports whether a cell is one of the first letters, in capitals or
// not.
func isLetterSign(v string) bool {
	v = lexicon.Fold(strings.Trim(v, " .()"))
	return len(v) == 1 && v[0] >= 'a' && v[0] <= 'g'
}

// untitledAnswers finds the columns without a title that hold the letters of
// right choices.
func (b *sheetBank) untitledAnswers() {
	n := count(b.columns, lexicon.ChoiceRole)
	if n < 2 {
		return
	}
	for i, c := range b.columns {
		if c.Role != lexicon.NoRole || len(strings.TrimSpace(c.Title)) > 2 {
			continue
		}
		signs := "abcdefghij"[:min(n, 10)]
		if c.Title != "" {
			signs += "123456789"[:min(n, 9)]
		}
		values := b.values(c)
		letters := 0
		for _, v := range values {
			if utf8.RuneCountInString(v) == 1 && strings.Contains(signs, lexicon.Fold(v)) {
				letters++
			}
		}
		if letters > 0 && letters == len(values) {
			b.columns[i].Role = lexicon.AnswerRole
		}
	}
}

// flags tells a column that says of one choice whether it is right from one
// that names the right choice: its values are yes and no.
func (b *sheetBank) flags() {
	offers := count(b.columns, lexicon.ChoiceRole, lexicon.OptionsRole)
	long, answers := b.oneChoice(), count(b.columns, lexicon.AnswerRole)
	if tick := b.tickedBehind(long); tick >= 0 {
		b.columns[tick].Role = lexicon.FlagRole
	}
	for i, c := range b.columns {
		switch c.Role {
		case lexicon.FlagRole:
		case lexicon.AnswerRole, lexicon.CorrectRole:
			if !isFlags(b.values(c)) || offers == 0 && long < 0 || offers >= 2 && answers < offers || offers == 1 && strings.TrimSpace(c.Title) == "" {
				continue
			}
			if long == i {
				continue
			}
			b.columns[i].Role = lexicon.FlagRole
		}
	}
	if long >= 0 && count(b.columns, lexicon.FlagRole) == 1 {
		b.columns[long].Role = lexicon.ChoiceRole
	}
	if count(b.columns, lexicon.ChoiceRole, lexicon.OptionsRole) == 0 {
		setRole(b.columns, lexicon.FlagRole, lexicon.AnswerRole)
	}
}

// tickedBehind is the column behind the only one of choices, called an answer, that ticks
// at least one of them under each question, in rows of their own; -1 for none.
func (b *sheetBank) tickedBehind(long int) int {
	stem := stemColumn(b.columns)
	if long < 0 || stem < 0 || b.columns[long].Role != lexicon.AnswerRole || count(b.columns, lexicon.FlagRole, lexicon.CorrectRole) > 0 {
		return -1
	}
	asked, said := b.values(b.columns[stem]), b.values(b.columns[long])
	if len(said) < len(asked)+leastChoiceRows {
		return -1
	}
	return slices.IndexFunc(b.columns, func(c sheetColumn) bool {
		ticks := b.values(c)
		return c.At > b.columns[long].At && (c.Role == lexicon.NoRole || c.Role == lexicon.AsideRole) && len(ticks) >= len(asked) && len(ticks) < len(said) &&
			!slices.ContainsFunc(ticks, func(t string) bool { return !flatten.IsTick(t) })
	})
}

// oneChoice is the only column that could hold a choice in each row, -1 when
// there are none or several.
func (b *sheetBank) oneChoice() int {
	found := -1
	for i, c := range b.columns {
		switch c.Role {
		case lexicon.ChoiceRole, lexicon.OptionsRole:
		case lexicon.AnswerRole:
			if isFlags(b.values(c)) {
				continue
			}
		default:
			continue
		}
		if found >= 0 {
			return -1
		}
		found = i
	}
	return found
}

// isFlags reports whether values only say yes or no, and say both or leave
// cells empty.
func isFlags(values []string) bool {
	for _, v := range values {
		if _, ok := vote.FlagOf(v); !ok {
			return false
		}
	}
	return len(values) > 0
}

// rightAmongWrong takes columns that are called distractors for choices, where
// the right answer beside them is one of them.
func rightAmongWrong(g *Grid, columns []sheetColumn, below int) {
	answer := slices.IndexFunc(columns, func(c sheetColumn) bool { return c.Role == lexicon.AnswerRole || c.Role == lexicon.CorrectRole })
	if answer < 0 || count(columns, lexicon.WrongRole) < 2 {
		return
	}
	rows, among := 0, 0
	for _, row := range g.rows[below:] {
		if row[answer].empty() {
			continue
		}
		rows++
		if slices.ContainsFunc(columns, func(c sheetColumn) bool {
			return c.Role == lexicon.WrongRole && lexicon.Fold(row[c.At].text) == lexicon.Fold(row[answer].text)
		}) {
			among++
		}
	}
	if among*2 > rows {
		setRole(columns, lexicon.WrongRole, lexicon.ChoiceRole)
	}
}
