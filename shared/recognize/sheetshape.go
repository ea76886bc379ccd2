package recognize

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"
)

// profile is what a column without a title looks like.
type profile struct {
	at      int
	filled  int
	mean    int // letters of a text on average
	asked   int // texts that ask
	numbers int
	letters int // single letters, alone or as a list
	ticks   int
	unique  int
}

func profileOf(g *sheetGrid, at, from int, r *recognizer) profile {
	texts := g.texts(at, from, len(g.rows))
	p := profile{at: at, filled: len(texts), mean: meanLength(texts)}
	seen := map[string]bool{}
	for _, t := range texts {
		seen[t] = true
		switch {
		case looksAsked(t) || sum.MatchString(t) || r.cued(t) && utf8.RuneCountInString(t) > 12:
			p.asked++
		case isNumber(t):
			p.numbers++
		case isTick(t):
			p.ticks++
			p.letters++
		case utf8.RuneCountInString(t) <= 2:
			p.letters++
		}
	}
	p.unique = len(seen)
	return p
}

// sum is something to calculate: "7+3", "12 × 4 =".
var sum = regexp.MustCompile(`^\s*[-(]?\d[\d\s.,()^]*(?:[-+*/×÷xX·:−]\s*\(?\d[\d\s.,()^]*)+\)?\s*=?\s*\??\s*$`)

// untitledBanks reads a sheet without titles by its shape: a column of
// questions, then choices or an answer. Nothing is taken for questions unless
// most of them ask, or an answer column names one of the choices in nearly
// every row.
func (r *recognizer) untitledBanks(g *sheetGrid) []sheetBank {
	if g.width < 2 {
		return nil
	}
	profiles := make([]profile, g.width)
	for i := range profiles {
		profiles[i] = profileOf(g, i, 0, r)
	}
	var stems []int
	for _, p := range profiles {
		if p.asked >= 2 && p.asked*10 >= p.filled*6 {
			stems = append(stems, p.at)
		}
	}
	if len(stems) == 0 {
		if stem := longest(profiles); stem >= 0 {
			return r.proven(g, profiles, stem)
		}
		return nil
	}
	var out []sheetBank
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

// longest is the column with the longest texts, -1 when none has some length
// and fills most rows.
func longest(ps []profile) int {
	best, most, rows := -1, 14, 0
	for _, p := range ps {
		rows = max(rows, p.filled)
	}
	for _, p := range ps {
		if p.mean > most && p.filled*10 >= rows*6 {
			best, most = p.at, p.mean
		}
	}
	return best
}

// proven reads a sheet whose stems do not ask: the answers must then name
// choices in nearly every row.
func (r *recognizer) proven(g *sheetGrid, ps []profile, stem int) []sheetBank {
	b, ok := r.shaped(g, ps, stem, g.width, false)
	if !ok || count(b.columns, choiceRole) < 2 || count(b.columns, answerRole) != 1 {
		return nil
	}
	named, rows := r.named(&b)
	asked := ps[stem].asked
	if rows < 3 || named*10 < rows*9 || asked*4 < ps[stem].filled && !answersInWords(&b) {
		return nil
	}
	return []sheetBank{b}
}

// answersInWords reports whether the answer column repeats choices: letters
// alone might be grades.
func answersInWords(b *sheetBank) bool {
	for _, c := range b.columns {
		if c.role == answerRole {
			return meanLength(b.values(c)) >= 4
		}
	}
	return false
}

// named counts the rows whose answer names one of their choices.
func (r *recognizer) named(b *sheetBank) (named, rows int) {
	s := r.readBank(b, "")
	es := make([]*sheetEntry, len(s.out))
	for i := range s.out {
		es[i] = &s.out[i]
	}
	b.votes = r.countAnswers(es)
	for _, e := range es {
		if len(e.draft.choices) < 2 || len(e.answers) == 0 {
			continue
		}
		rows++
		if keys, _, conflict := r.choicesNamed(e, e.answers[0]); keys != nil || conflict {
			named++
		}
	}
	return named, rows
}

// shaped gives roles to the columns from the stem on. Before the stem may stand
// numbers, or the answers.
func (r *recognizer) shaped(g *sheetGrid, ps []profile, stem, end int, asks bool) (sheetBank, bool) {
	b := sheetBank{grid: g, to: len(g.rows), columns: make([]sheetColumn, g.width)}
	for i := range b.columns {
		b.columns[i].at = i
	}
	b.columns[stem].role = stemRole
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
		b.columns[stem-1].role = numberRole
	}
	if r.outlined(&b, g, stem, rest) {
		return b, true
	}
	full := ps[stem].filled
	var choices []int
	for _, p := range rest {
		if p.filled*10 >= full*3 || len(choices) > 0 && p.filled > 0 {
			choices = append(choices, p.at)
		}
	}
	if len(choices) == 0 {
		return b, false
	}
	return b, r.answerAmong(&b, ps, choices, stem)
}

// outlined reads a sheet whose questions stand in one column and whose choices
// in the next one, in rows of their own.
func (r *recognizer) outlined(b *sheetBank, g *sheetGrid, stem int, rest []profile) bool {
	col := rest[0].at
	below := 0
	for _, row := range g.rows {
		if row[stem].empty() && !row[col].empty() {
			below++
		}
	}
	if below < 4 || below*3 < rest[0].filled*2 {
		return false
	}
	b.columns[col].role = choiceRole
	for _, p := range rest[1:] {
		if p.ticks == p.filled || isFlags(g.texts(p.at, 0, len(g.rows))) {
			b.columns[p.at].role = flagRole
			break
		}
	}
	return true
}

// answerAmong finds which of the columns behind the stem holds the answer: the
// last or the first, whose values are letters, numbers or one of the choices.
// Where there is one column, it is the answer itself.
func (r *recognizer) answerAmong(b *sheetBank, ps []profile, columns []int, stem int) bool {
	if len(columns) == 1 {
		b.columns[columns[0]].role = answerRole
		return ps[columns[0]].filled*10 >= ps[stem].filled*5
	}
	if len(columns) > 7 {
		columns = columns[:7]
	}
	set := func(answer int) {
		for _, c := range columns {
			b.columns[c].role = choiceRole
		}
		if answer >= 0 {
			b.columns[answer].role = answerRole
		}
	}
	best, most := -1, 0
	for _, c := range tryAnswers(columns) {
		set(c)
		if count(b.columns, choiceRole) < 2 {
			continue
		}
		named, rows := r.named(b)
		if rows >= 2 && named*10 >= rows*7 && named > most {
			best, most = c, named
		}
	}
	set(best)
	if best >= 0 {
		b.laterNotes(columns, best)
		return true
	}
	return len(columns) >= 3
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
		b.columns[c].role = asideRole
		if meanLength(b.values(b.columns[c])) > 25 {
			b.columns[c].role = explainRole
		}
	}
}

// keyword is the first field of each line of a learning system's upload.
func keyword(s string) bool {
	switch s {
	case "MC", "MA", "TF", "ESS", "ORD", "MAT", "FIB", "FIB_PLUS", "FIL", "NUM", "SR", "OP", "JUMBLED_SENTENCE", "QUIZ_BOWL":
		return true
	}
	return false
}

// readUpload reads the lines of a learning system's upload: a keyword, the
// question, and what the keyword asks for. nil when the sheet is none.
func (r *recognizer) readUpload(g *sheetGrid) []sheetEntry {
	known := 0
	for _, row := range g.rows {
		if keyword(strings.TrimSpace(row[0].text)) && len(row) > 1 && !row[1].empty() {
			known++
		}
	}
	if known == 0 || known*10 < len(g.rows)*9 {
		return nil
	}
	b := &sheetBank{grid: g, to: len(g.rows)}
	var out []sheetEntry
	for _, row := range g.rows {
		if word := strings.TrimSpace(row[0].text); keyword(word) && !row[1].empty() {
			out = append(out, uploadEntry(b, word, row))
		}
	}
	return out
}
