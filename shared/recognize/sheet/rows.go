package sheet

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// sheetRows reads the rows of a bank into entries.
type sheetRows struct {
	r       *Reader
	bank    *sheetBank
	out     []sheetEntry
	section string
	numbers bool            // a column numbers the questions
	taken   bool            // a column names who took the test: each may be asked the same
	asked   map[string]bool // what was asked, of such a bank
	offers  int             // columns with choices
	dropped []sheetCell
}

func (r *Reader) readBank(b *sheetBank, section string) *sheetRows {
	b.choiceRows()
	s := &sheetRows{r: r, bank: b, section: section, offers: count(b.columns, lexicon.ChoiceRole, lexicon.CorrectRole, lexicon.WrongRole)}
	s.numbers = count(b.columns, lexicon.NumberRole) > 0
	s.taken = namesTakers(b.columns)
	for i := b.from; i < b.to; i++ {
		s.row(b.grid.rows[i])
	}
	for i := range s.out {
		s.unlabel(&s.out[i])
	}
	s.cards()
	s.passages()
	return s
}

// maxPairs is how many pairs are still one matching question; more of them are
// cards that are asked one by one.
const maxPairs = 20

// cards makes short answers of a long list of terms.
func (s *sheetRows) cards() {
	if count(s.bank.columns, lexicon.StemRole) > 0 || len(s.out) != 1 || len(s.out[0].pairs) <= maxPairs {
		return
	}
	pairs := s.out[0].pairs
	s.out = nil
	for _, p := range pairs {
		e := sheetEntry{bank: s.bank, section: s.section, kind: shortKind, answers: []sheetAnswer{{cell: p[1]}}}
		e.draft.Stem = slices.Clone(p[0].lines)
		s.out = append(s.out, e)
	}
}

// cell is the first cell with a role, and whether it shows anything.
func (s *sheetRows) cell(row []sheetCell, want lexicon.Role) (sheetCell, bool) {
	for _, c := range s.bank.columns {
		if c.Role == want && !row[c.At].empty() {
			return row[c.At], true
		}
	}
	return sheetCell{}, false
}

// row decides what a row is: a question, the rest of the one before, a heading,
// or nothing.
func (s *sheetRows) row(row []sheetCell) {
	own := 0
	for _, c := range s.bank.columns {
		if !row[c.At].empty() {
			own++
		}
	}
	if own == 0 {
		return
	}
	stem, asked := s.cell(row, lexicon.StemRole)
	switch {
	case count(s.bank.columns, lexicon.StemRole) == 0:
		s.pairRow(row)
	case s.isTotal(row, own):
	case !asked:
		s.continued(row)
	case s.taken && s.askedBefore(stem):
	case len(s.out) > 0 && s.repeats(row, stem):
		s.continued(row)
	case s.isTextBelow(row):
		s.textBelow(row, stem)
	case s.isChoiceBelow(row, stem, own):
		s.choice(&s.out[len(s.out)-1], stem, "", 0)
	case s.isHeading(row, stem, own):
		s.section = stem.text
	default:
		s.out = append(s.out, s.entry(row, stem))
	}
}

// pairRow adds a row of terms and definitions to the one question they make.
func (s *sheetRows) pairRow(row []sheetCell) {
	left, ok1 := s.cell(row, lexicon.LeftRole)
	right, ok2 := s.cell(row, lexicon.MatchRole)
	if !ok1 || !ok2 {
		return
	}
	if len(s.out) == 0 {
		s.out = append(s.out, sheetEntry{bank: s.bank, kind: matchKind, section: s.section})
	}
	e := &s.out[0]
	e.pairs = append(e.pairs, [2]sheetCell{left, right})
}

// isTotal tells the row of sums under a table.
func (s *sheetRows) isTotal(row []sheetCell, own int) bool {
	for _, c := range row {
		if c.empty() {
			continue
		}
		switch strings.Trim(lexicon.Fold(c.text), " :.") {
		case "total", "totals", "sum", "total points", "total marks", "total score", "gesamt", "summe", "somme", "suma", "totale", "soma", "toplam", "jumlah", "jami", lexicon.Fold("итого"), lexicon.Fold("всего"), lexicon.Fold("сумма"), lexicon.Fold("разом"), lexicon.Fold("усього"), "razem", lexicon.Fold("tổng"), lexicon.Fold("tổng cộng"), lexicon.Fold("tổng điểm"), "مجموع", "جمع", "合计", "总计", "总分", "รวม", lexicon.Fold("összesen"):
			return own <= 3
		}
		return false
	}
	return false
}

// repeats reports whether a row goes on with the question before by printing
// its stem again: one choice a row, with a flag beside it.
func (s *sheetRows) repeats(row []sheetCell, stem sheetCell) bool {
	if s.offers != 1 || s.bank.headed || !s.bank.repeated && count(s.bank.columns, lexicon.FlagRole) == 0 && count(s.bank.columns, lexicon.AnswerRole) == 0 {
		return false
	}
	last := s.out[len(s.out)-1]
	return lexicon.Fold(stem.text) == lexicon.Fold(last.draft.StemText())
}

// isChoiceBelow tells a choice that stands under its question in the same
// column: it has the next letter, and nothing beside it but a mark.
func (s *sheetRows) isChoiceBelow(row []sheetCell, stem sheetCell, own int) bool {
	if len(s.out) == 0 || s.offers > 0 || len(stem.lines) == 0 {
		return false
	}
	if _, numbered := s.cell(row, lexicon.NumberRole); numbered || own > 2 {
		return false
	}
	label, ok := line.ChoiceLabelOf(stem.lines[0].Text)
	if !ok || label.Kind != lexicon.LetterLabel {
		return false
	}
	next := len(s.out[len(s.out)-1].draft.Choices)
	for _, alphabet := range s.r.Letters {
		if lexicon.Place(label.Sign, alphabet) == next+1 {
			return true
		}
	}
	return false
}

// isTextBelow tells the text that a question asks about, in the cell below it: the
// choices, one to a row, go on beside it.
func (s *sheetRows) isTextBelow(row []sheetCell) bool {
	if len(s.out) == 0 || !s.bank.vertical || s.answered(row) {
		return false
	}
	if _, numbered := s.cell(row, lexicon.NumberRole); numbered {
		return false
	}
	next, ok := s.cell(row, lexicon.OptionsRole)
	had := len(s.out[len(s.out)-1].draft.Choices)
	return ok && had > 0 && s.labels(next.lines[0], had+1)
}

// textBelow gives the last question such a text and the choice beside it. The
// question before may ask about the same text.
func (s *sheetRows) textBelow(row []sheetCell, text sheetCell) {
	var before *sheetPassage
	if n := len(s.out); n > 1 {
		before = s.out[n-2].passage
	}
	last := &s.out[len(s.out)-1]
	last.about(before, text)
	s.fill(last, row)
}

// isHeading tells a title between questions: one short text in a row of a
// table whose questions have choices or answers, that asks nothing.
func (s *sheetRows) isHeading(row []sheetCell, stem sheetCell, own int) bool {
	if own > 1 || s.offers < 2 && count(s.bank.columns, lexicon.AnswerRole, lexicon.OptionsRole) == 0 || coded.LooksAsked(stem.text) || utf8.RuneCountInString(stem.text) > 120 {
		return false
	}
	return len(filled(row)) == 1 && !s.choicesFollow(row)
}

// choicesFollow reports whether the row under this one goes on with choices.
func (s *sheetRows) choicesFollow(row []sheetCell) bool {
	rows := s.bank.grid.rows
	for i := s.bank.from; i+1 < s.bank.to; i++ {
		if &rows[i][0] == &row[0] {
			_, asked := s.cell(rows[i+1], lexicon.StemRole)
			return !asked && s.offersIn(rows[i+1]) > 0
		}
	}
	return false
}

func (s *sheetRows) offersIn(row []sheetCell) int {
	n := 0
	for _, c := range s.bank.columns {
		if (c.Role == lexicon.ChoiceRole || c.Role == lexicon.WrongRole || c.Role == lexicon.CorrectRole || c.Role == lexicon.OptionsRole) && !row[c.At].empty() {
			n++
		}
	}
	return n
}

// continued adds a row without a stem to the question before: further choices,
// another line of its answer. A row of choices with its own number under a
// merged stem is a question of its own.
func (s *sheetRows) continued(row []sheetCell) {
	offered := s.offersIn(row)
	if len(s.out) == 0 {
		if offered >= 2 {
			s.dropped = append(s.dropped, row[filled(row)[0]])
		}
		return
	}
	last := &s.out[len(s.out)-1]
	_, numbered := s.cell(row, lexicon.NumberRole)
	if offered >= 2 && len(last.draft.Choices) >= 2 && (numbered || len(last.answers) > 0 && s.answered(row)) {
		under := row[s.bank.columns[stemColumn(s.bank.columns)].At].under
		if !under {
			s.dropped = append(s.dropped, row[filled(row)[0]])
			return
		}
		s.out = append(s.out, s.entry(row, sheetCell{lines: last.draft.Stem, text: last.draft.StemText(), pos: row[filled(row)[0]].pos}))
		return
	}
	s.fill(last, row)
}

func (s *sheetRows) answered(row []sheetCell) bool {
	_, ok := s.cell(row, lexicon.AnswerRole)
	return ok
}
