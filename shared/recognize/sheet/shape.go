package sheet

import (
	"slices"
	"strings"

	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
)

// untitledBanks reads a sheet without titles by its shape: a column of
// questions, then choices or an answer. Nothing is taken for questions unless
// most of them ask, or an answer column names one of the choices in nearly
// every row.
func (r *Reader) untitledBanks(g *Grid) []sheetBank {
	if g.width < 2 {
		return nil
	}
	if paired, ok := g.pairedRows(); ok {
		return r.untitledBanks(&paired)
	}
	profiles := make([]profile, g.width)
	for i := range profiles {
		profiles[i] = profileOf(g, i, 0, r)
	}
	var stems []int
	for _, p := range profiles {
		if p.asked >= 2 && p.asked*10 >= p.filled*6 && !p.returns() || p.at > 0 && g.numberedCards(profiles[p.at-1], p) {
			stems = append(stems, p.at)
		}
	}
	judged := g.judgedFrom(0)
	var out []sheetBank
	if len(stems) == 0 {
		if out = r.provenBefore(g, profiles, judged); len(judged) == 0 {
			if len(out) == 0 {
				out = g.judgedApart(profiles)
			}
			return out
		}
	}
	stems = append(stems, judged...)
	slices.Sort(stems)
	stems = slices.Compact(stems)
	for k, stem := range stems {
		end := g.width
		if k+1 < len(stems) {
			end = stems[k+1]
		}
		if b, ok := r.shaped(g, profiles, stem, end, true); ok {
			out = append(out, b)
		} else {
			return nil
		}
	}
	return out
}

// pairedRows puts every question that stands alone in its row into one row with
// the choices that stand in the row below. ok is false for any other sheet.
func (g Grid) pairedRows() (paired Grid, ok bool) {
	paired = Grid{name: g.name, width: g.width + 2}
	var stems []string
	for i := 0; i < len(g.rows); i++ {
		at := filled(g.rows[i])
		if len(at) == 0 {
			continue
		}
		alone := len(at) == 1 || len(at) == 2 && lexicon.IsNumber(strings.TrimRight(g.rows[i][at[0]].text, ".)"))
		if !alone || i+1 == len(g.rows) || len(filled(g.rows[i+1])) < 2 {
			return Grid{}, false
		}
		row := make([]sheetCell, 2, paired.width)
		if len(at) == 2 {
			row[0] = g.rows[i][at[0]]
		}
		row[1] = g.rows[i][at[len(at)-1]]
		stems = append(stems, row[1].text)
		paired.rows = append(paired.rows, append(row, g.rows[i+1]...))
		i++
	}
	return paired, len(stems) >= 2 && coded.AsksMostly(stems)
}

// wordy lists the columns that could hold questions by the length of their
// texts and that fill most rows, from the left.
func wordy(ps []profile) []int {
	rows := 0
	for _, p := range ps {
		rows = max(rows, p.filled)
	}
	var out []int
	for _, p := range ps {
		if p.mean > 9 && !p.returns() && p.filled*10 >= rows*6 && p.numbers*2 < p.filled && len(out) < 3 {
			out = append(out, p.at)
		}
	}
	return out
}

// proven reads a sheet whose stems do not ask: the answers must then name
// choices in nearly every row.
func (r *Reader) proven(g *Grid, ps []profile, stem, end int) []sheetBank {
	b, ok := r.shaped(g, ps, stem, end, false)
	if !ok || count(b.columns, lexicon.ChoiceRole) < 2 || count(b.columns, lexicon.AnswerRole) != 1 {
		return nil
	}
	named, rows := r.named(&b)
	asked := ps[stem].asked + ps[stem].cued
	if rows < 3 || rows*2 < ps[stem].filled || named*10 < rows*9 || asked*2 < ps[stem].filled && !answersInWords(&b) && !b.offersWords(ps, ps[stem], rows) {
		return nil
	}
	return []sheetBank{b}
}

// answersInWords reports whether the answer column repeats choices: letters
// alone might be grades.
func answersInWords(b *sheetBank) bool {
	for _, c := range b.columns {
		if c.Role == lexicon.AnswerRole {
			return meanLength(b.values(c)) >= 4
		}
	}
	return false
}

// offersWords reports whether three columns or more offer a different text in
// nearly every row, all shorter than the questions: then letters behind them are
// no grades.
func (b *sheetBank) offersWords(ps []profile, stem profile, rows int) bool {
	offers := 0
	for _, c := range b.columns {
		if c.Role != lexicon.ChoiceRole {
			continue
		}
		p := ps[c.At]
		if p.unique*2 < p.filled || p.numbers*2 > p.filled || p.mean*3 > stem.mean*2 {
			return false
		}
		offers++
	}
	return rows >= 5 && offers >= 3 && stem.unique*10 >= stem.filled*7
}

// numeric reports whether all choices of a row are numbers: a number beside
// them may be one more choice.
func (e *sheetEntry) numeric() bool {
	return !slices.ContainsFunc(e.draft.Choices, func(c draft.Choice) bool { return !lexicon.IsNumber(c.Text()) })
}

// named counts the rows whose answer names one of their choices: by itself, as
// nothing else says that the column holds answers.
func (r *Reader) named(b *sheetBank) (named, rows int) {
	s := r.readBank(b, "")
	es := make([]*sheetEntry, len(s.out))
	for i := range s.out {
		es[i] = &s.out[i]
	}
	b.votes = r.countAnswers(es)
	figures := 0
	for _, e := range es {
		if len(e.draft.Choices) < 2 || len(e.answers) == 0 {
			continue
		}
		m := r.meaningOf(e, e.answers[0], b.votes)
		switch {
		case m.text != nil || m.letter != nil || m.digit != nil && !e.numeric():
			named++
			rows++
		case m.digit == nil:
			rows++
		default: // the place of a choice among figures, or one more of them: other rows tell
			figures++
		}
	}
	if named*2 < figures {
		rows += figures
	}
	return named, rows
}

// shaped gives roles to the columns from the stem on. Before the stem may stand
// numbers, or the answers.
func (r *Reader) shaped(g *Grid, ps []profile, stem, end int, asks bool) (sheetBank, bool) {
	b := sheetBank{grid: g, to: len(g.rows), columns: make([]sheetColumn, g.width)}
	for i := range b.columns {
		b.columns[i].At = i
	}
	b.columns[stem].Role = lexicon.StemRole
	var rest []profile
	for _, p := range ps[stem+1 : end] {
		if p.filled > 0 {
			rest = append(rest, p)
		}
	}
	if len(rest) == 0 {
		return b, asks && stem > 0 && ps[stem-1].numbers > 0
	}
	if stem > 0 && ps[stem-1].numbers*2 > ps[stem-1].filled {
		b.columns[stem-1].Role = lexicon.NumberRole
	}
	b.from = r.untitledFrom(&b, stem)
	if r.outlined(&b, g, stem, rest) {
		return b, true
	}
	full, most := ps[stem].filled, 0
	var choices []int
	for _, p := range rest {
		if p.filled*10 >= full*3 || len(choices) > 0 && p.filled > 0 {
			choices = append(choices, p.at)
		}
		if p.filled*10 >= full*6 {
			most++
		}
	}
	switch {
	case len(choices) == 0:
		return b, false
	case most <= 1 && ps[choices[0]].filled*10 >= full*6:
		choices = choices[:1]
	}
	found := r.answerAmong(&b, ps, choices, stem)
	if found && count(b.columns, lexicon.ChoiceRole) >= 2 && count(b.columns, lexicon.AnswerRole) == 1 {
		b.behindHeading(ps, stem)
	}
	return b, found
}

// outlined reads a sheet whose questions stand in one column and whose choices
// in the next one, in rows of their own.
func (r *Reader) outlined(b *sheetBank, g *Grid, stem int, rest []profile) bool {
	col := rest[0].at
	below := 0
	for _, row := range g.rows {
		if row[stem].empty() && !row[col].empty() {
			below++
		}
	}
	flag := slices.IndexFunc(rest[1:], func(p profile) bool { return isFlags(g.texts(p.at, b.from, len(g.rows))) })
	if below < 4 || below*3 < rest[0].filled*2 && (flag < 0 || below*2 < rest[0].filled) {
		return false
	}
	b.columns[col].Role = lexicon.ChoiceRole
	if flag >= 0 {
		b.columns[rest[1+flag].at].Role = lexicon.FlagRole
	}
	return true
}

// answerAmong finds which of the columns behind the stem holds the answer: the
// last or the first, whose values are letters, numbers or one of the choices.
// Where there is one column, it is the answer itself.
func (r *Reader) answerAmong(b *sheetBank, ps []profile, columns []int, stem int) bool {
	if len(columns) == 1 {
		b.columns[columns[0]].Role = lexicon.AnswerRole
		if b.holdsAside(columns[0], stem) {
			b.columns[columns[0]].Role = lexicon.AsideRole
			return true
		}
		return ps[columns[0]].filled*10 >= ps[stem].filled*5
	}
	columns = b.remarked(columns)
	if len(columns) > 7 {
		columns = columns[:7]
	}
	set := func(answer int) {
		for k, c := range columns {
			b.columns[c].Role = lexicon.ChoiceRole
			if answer > columns[0] && (c > answer || ps[c].isSetting() && c > columns[1] || k > 2 && ps[c].isSource()) {
				b.columns[c].Role = lexicon.NoRole
			}
		}
		if answer >= 0 {
			b.columns[answer].Role = lexicon.AnswerRole
		}
	}
	repeating := func(c sheetColumn) bool {
		return c.Role == lexicon.ChoiceRole && ps[c.At].filled >= 6 && ps[c.At].repeats()
	}
	best, most := -1, 0
	for _, c := range tryAnswers(columns) {
		set(c)
		if count(b.columns, lexicon.ChoiceRole) < 2 || slices.ContainsFunc(b.columns, repeating) {
			continue
		}
		named, rows := r.named(b)
		if rows >= 3 && ps[c].unique == 1 {
			continue // the same in every row
		}
		if weight := min(named, rows*9/10)*1000 + ps[c].unique; rows >= 2 && named*10 >= rows*7 && weight > most {
			best, most = c, weight
		}
	}
	set(best)
	if best >= 0 {
		b.laterNotes(columns, best)
		return true
	}
	lead := slices.IndexFunc(columns, func(c int) bool { return ps[c].repeats() })
	if lead < 0 {
		return len(columns) >= 3
	}
	if b.answersFirst(ps, columns, lead, stem) {
		return true
	}
	for _, c := range columns[lead:] { // points, topics: nothing says what they are
		b.columns[c].Role = lexicon.NoRole
	}
	return lead >= 3
}

// holdsAside reports whether a column beside questions says something else of them than
// their answers: its title does, or what it holds names pages, lessons or papers.
func (b *sheetBank) holdsAside(col, stem int) bool {
	if b.from > 0 {
		switch title := b.grid.rows[b.from-1][col].text; lexicon.RoleOf(title, lexicon.ColumnRoles()) {
		case lexicon.NumberRole, lexicon.UnitRole, lexicon.FlagRole:
			return true
		default:
			if lexicon.TitlesAside(title) {
				return true
			}
		}
	}
	var said, asked []string
	for _, row := range b.grid.rows[b.from:] {
		if !row[col].empty() && !row[stem].empty() {
			said, asked = append(said, row[col].text), append(asked, row[stem].text)
		}
	}
	return lexicon.NamesPlaces(said, asked)
}

// answersFirst reads questions with a short answer behind them and what else is
// known of them behind that: a hint, a topic, whether they are used.
func (b *sheetBank) answersFirst(ps []profile, columns []int, lead, stem int) bool {
	first := ps[columns[0]]
	if lead < 1 || lead > 2 || ps[stem].asked*10 < ps[stem].filled*6 || ps[stem].unique*10 < ps[stem].filled*9 ||
		first.filled*10 < ps[stem].filled*9 || first.mean*2 > ps[stem].mean || first.unique*10 < first.filled*8 || first.asked > 0 {
		return false
	}
	for _, c := range columns {
		b.columns[c].Role = lexicon.AsideRole
	}
	b.columns[columns[0]].Role = lexicon.AnswerRole
	return true
}

// tryAnswers lists the columns that may hold the answer, the likeliest first.
func tryAnswers(columns []int) []int {
	n := len(columns)
	out := []int{columns[n-1], columns[0]}
	for _, k := range []int{n - 2, n - 3} {
		if k > 0 {
			out = append(out, columns[k])
		}
	}
	return out
}

// laterNotes takes what stands behind the answer for what is said about it:
// long texts explain.
func (b *sheetBank) laterNotes(columns []int, answer int) {
	at := slices.Index(columns, answer)
	if at == 0 {
		return
	}
	for _, c := range columns[at+1:] {
		b.columns[c].Role = lexicon.AsideRole
		if meanLength(b.values(b.columns[c])) > 25 {
			b.columns[c].Role = lexicon.ExplainRole
		}
	}
}
