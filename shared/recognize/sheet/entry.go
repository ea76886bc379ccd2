package sheet

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/quiz"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/vote"
)

// sheetEntry is one question of a sheet while its rows are read.
type sheetEntry struct {
	bank    *sheetBank
	draft   draft.Draft
	kind    itemKind
	places  []int     // the place of each choice among the columns of choices, from 1
	titles  []string  // the title of each choice's column
	right   []int     // choices that their column or a flag says are right
	flagged line.Line // the cell that said so
	answers []sheetAnswer
	points  *quiz.Decimal
	tags    []string
	media   []sheetCell
	near    string // tolerance
	unit    string
	pairs   [][2]sheetCell
	gaps    []namedGap
	section string
	passage *sheetPassage
	row     []sheetCell // all its cells
	ticked  *bool       // a column for true or for false is ticked
	unsaid  []line.Line // a code for true or for false that nothing explains
}

// sheetAnswer is what a column says the answer is.
type sheetAnswer struct {
	title string
	cell  sheetCell
}

// entry begins a question.
func (s *sheetRows) entry(row []sheetCell, stem sheetCell) sheetEntry {
	e := sheetEntry{row: row, bank: s.bank, kind: s.bank.kind, section: s.section}
	e.draft.Stem = slices.Clone(stem.lines)
	s.label(&e, row)
	if c, ok := s.cell(row, lexicon.TypeRole); ok {
		if k := kindOf(c.text); k != anyKind {
			e.kind = k
		}
	}
	s.fill(&e, row)
	e.withoutOwnNumber()
	if len(e.draft.Choices) == 0 && !e.kind.isTyped() {
		s.choicesInStem(&e)
	}
	return e
}

// choicesInStem takes lines "A) ...", "B) ..." out of the cell of the question.
func (s *sheetRows) choicesInStem(e *sheetEntry) {
	lines := e.draft.Stem
	if last := len(lines) - 1; last == 0 || last > 0 && s.labels(lines[last], 1) {
		lines = append(slices.Clone(lines[:last]), inlineChoices(lines[last])...)
	}
	for first := 1; first < len(lines); first++ {
		if !s.labels(lines[first], 1) {
			continue
		}
		var at []int
		for i := first; i < len(lines); i++ {
			if s.labels(lines[i], len(at)+1) {
				at = append(at, i)
			}
		}
		if len(at) < 2 {
			continue
		}
		e.draft.Stem = lines[:first:first]
		for k, from := range at {
			to := len(lines)
			if k+1 < len(at) {
				to = at[k+1]
			}
			s.choice(e, sheetCell{lines: lines[from:to], text: lines[from].Text}, "", 0)
		}
		return
	}
}

// withoutOwnNumber takes the number of the question off its answer, "12. C": a key
// cut into rows keeps it. What stands in the lines below the letter says why.
func (e *sheetEntry) withoutOwnNumber() {
	for i, a := range e.answers {
		first := a.cell.lines[0]
		q, ok := first.NumberLabel()
		if !ok || !e.draft.Labelled || q.Text != e.draft.Label.Text || q.Delim == line.BareDelim || q.End == len(first.Text) {
			continue
		}
		rest := first.From(q.End)
		if !isLetterSign(rest.Text) {
			continue
		}
		e.answers[i].cell.lines, e.answers[i].cell.text = []line.Line{rest}, rest.Text
		for _, l := range a.cell.lines[1:] {
			e.draft.Notes = append(e.draft.Notes, line.Note{Class: lexicon.ExplainWord, Value: l})
		}
	}
}

// labels reports whether a line begins with the label of the choice in a place.
func (s *sheetRows) labels(l line.Line, at int) bool {
	label, ok := l.TypedChoice()
	return ok && label.End < len(l.Text) && (label.Kind == lexicon.LetterLabel || label.Kind == lexicon.DigitLabel) && s.counts(label.Sign, at)
}

// label takes the question's number from its column, or off the front of the
// stem.
func (s *sheetRows) label(e *sheetEntry, row []sheetCell) {
	if c, ok := s.cell(row, lexicon.NumberRole); ok && utf8.RuneCountInString(c.text) <= 12 {
		e.draft.Label = line.QuestionLabel{Text: c.text, Kind: line.IdNumber}
		e.draft.Labelled = true
	}
	if len(e.draft.Stem) == 0 {
		return
	}
	if q, ok := line.NumberLabel(e.draft.Stem[0].Text); ok && q.Delim != line.BareDelim && q.Delim != line.AloneDelim && q.Delim != line.GluedDelim && q.End < len(e.draft.Stem[0].Text) {
		if rest := e.draft.Stem[0].From(q.End); rest.Text != "" {
			e.draft.Stem[0] = rest
			if !e.draft.Labelled {
				e.draft.Label, e.draft.Labelled = q, true
			}
		}
	}
}

// fill adds what the columns of a row hold.
func (s *sheetRows) fill(e *sheetEntry, row []sheetCell) {
	place, flags := 0, 0
	offered, nothing := 0, false
	for _, c := range s.bank.columns {
		if c.Role == lexicon.ChoiceRole || c.Role == lexicon.WrongRole || c.Role == lexicon.CorrectRole {
			place++
		}
		cell := row[c.At]
		if cell.empty() {
			if c.Role == lexicon.FlagRole {
				flags++
			}
			continue
		}
		if c.Role == lexicon.WrongRole && s.bank.wrongs != oneWrong {
			for _, piece := range listedChoices(cell, s.bank.wrongs == loosely) {
				s.choice(e, piece, "", 0)
			}
			continue
		}
		switch c.Role {
		case lexicon.ChoiceRole, lexicon.WrongRole, lexicon.CorrectRole:
			offered++
			s.choice(e, cell, c.Title, place)
			if c.Role == lexicon.CorrectRole {
				e.right = append(e.right, len(e.draft.Choices)-1)
				e.flagged = cell.lines[0]
			}
		case lexicon.OptionsRole:
			if nothing = isDash(cell.text); !nothing {
				s.options(e, cell)
			}
		case lexicon.FlagRole:
			flags++
			s.flag(e, cell, flags, place)
		case lexicon.AnswerRole:
			switch {
			case c.offers && listsChoices(cell):
				s.options(e, cell)
			case !nothing || !isDash(cell.text):
				s.answer(e, c, cell)
			}
		case lexicon.RemarkRole:
			e.remark(cell)
		case lexicon.TrueRole, lexicon.FalseRole:
			if right, ok := vote.FlagOf(cell.text); ok && right {
				value := c.Role == lexicon.TrueRole
				e.ticked, e.flagged = &value, cell.lines[0]
			}
		default:
			s.note(e, c, cell)
		}
	}
	s.share(e, row)
}

// isDash reports whether a cell says by a stroke that it holds nothing.
func isDash(text string) bool { return text != "" && strings.Trim(text, "-–— ") == "" }

// options adds the choices that one cell lists. Those that it says to be right
// itself are.
func (s *sheetRows) options(e *sheetEntry, cell sheetCell) {
	if _, right := objectItems(cell.text); right != nil {
		for _, k := range right {
			e.right = append(e.right, len(e.draft.Choices)+k)
		}
		e.flagged = cell.lines[0]
	}
	for _, piece := range listedChoices(cell, !s.bank.vertical) {
		s.choice(e, piece, "", 0)
	}
}

// answer adds an answer. A tick in the answer's column marks the choice in its
// row.
func (s *sheetRows) answer(e *sheetEntry, c sheetColumn, cell sheetCell) {
	if flatten.IsTick(cell.text) && len(e.draft.Choices) > 0 && s.offers <= 1 {
		e.right = append(e.right, len(e.draft.Choices)-1)
		e.flagged = cell.lines[0]
		return
	}
	e.answers = append(e.answers, sheetAnswer{title: c.Title, cell: cell})
}

// flag marks the choice that a flag belongs to: the only one of its row, the
// one before it, or the one of its number.
func (s *sheetRows) flag(e *sheetEntry, cell sheetCell, number, place int) {
	right, ok := vote.FlagOf(cell.text)
	if !ok || !right || len(e.draft.Choices) == 0 {
		return
	}
	k := len(e.draft.Choices) - 1
	if n := count(s.bank.columns, lexicon.FlagRole); n > 1 {
		if k = slices.Index(e.places, number); k < 0 {
			return
		}
	}
	e.right = append(e.right, k)
	e.flagged = cell.lines[0]
}

// choice adds a choice. place is that of its column among those of choices, 0
// where choices have no columns of their own.
func (s *sheetRows) choice(e *sheetEntry, cell sheetCell, title string, place int) {
	place = max(place, len(e.draft.Choices)+1)
	e.draft.Choices = append(e.draft.Choices, draft.Choice{Lines: slices.Clone(cell.lines)})
	e.places = append(e.places, place)
	e.titles = append(e.titles, title)
}

// counts reports whether a sign is that of the choice in its place.
func (s *sheetRows) counts(sign string, at int) bool {
	if sign == lexicon.DecimalText(at) {
		return true
	}
	return slices.ContainsFunc(s.r.Letters[:5], func(alphabet []string) bool { return lexicon.Place(sign, alphabet) == at })
}

// note adds what a column says beside the question and its answer.
func (s *sheetRows) note(e *sheetEntry, c sheetColumn, cell sheetCell) {
	class := map[lexicon.Role]lexicon.Class{lexicon.ExplainRole: lexicon.ExplainWord, lexicon.HintRole: lexicon.HintWord, lexicon.GoodRole: lexicon.CorrectWord, lexicon.BadRole: lexicon.WrongWord}[c.Role]
	switch {
	case class != lexicon.NoClass:
		if class == lexicon.ExplainWord {
			s.answerInside(e, cell)
		}
		for _, l := range cell.lines {
			e.draft.Notes = append(e.draft.Notes, line.Note{Class: class, Value: l})
		}
	case c.Role == lexicon.PointsRole:
		if m := line.SolePoints.FindStringSubmatch(cell.text); m != nil {
			e.points = vote.PointsOf(m[1])
		}
	case c.Role == lexicon.TagRole:
		if t := strings.Join(strings.Fields(cell.text), " "); utf8.RuneCountInString(t) <= 80 && !slices.Contains(e.tags, t) {
			e.tags = append(e.tags, t)
		}
	case c.Role == lexicon.PassageRole:
		e.about(s.lastPassage(), cell)
	case c.Role == lexicon.MediaRole:
		e.media = append(e.media, cell)
	case c.Role == lexicon.ToleranceRole:
		e.near = cell.text
	case c.Role == lexicon.UnitRole:
		e.unit = cell.text
	case c.Role == lexicon.LeftRole:
		e.pairs = append(e.pairs, [2]sheetCell{cell})
	case c.Role == lexicon.SpareRole:
		e.pairs = append(e.pairs, [2]sheetCell{1: cell})
	case c.Role == lexicon.MatchRole:
		if n := len(e.pairs); n > 0 && e.pairs[n-1][1].empty() {
			e.pairs[n-1][1] = cell
		}
	}
}
