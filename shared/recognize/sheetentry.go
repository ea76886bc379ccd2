package recognize

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/quiz"
)

// sheetEntry is one question of a sheet while its rows are read.
type sheetEntry struct {
	bank    *sheetBank
	draft   draft
	kind    itemKind
	places  []int    // the place of each choice among the columns of choices, from 1
	titles  []string // the title of each choice's column
	right   []int    // choices that their column or a flag says are right
	flagged line     // the cell that said so
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
	unsaid  []line      // a code for true or for false that nothing explains
}

// sheetAnswer is what a column says the answer is.
type sheetAnswer struct {
	title string
	cell  sheetCell
}

// entry begins a question.
func (s *sheetRows) entry(row []sheetCell, stem sheetCell) sheetEntry {
	e := sheetEntry{row: row, bank: s.bank, kind: s.bank.kind, section: s.section}
	e.draft.stem = slices.Clone(stem.lines)
	s.label(&e, row)
	if c, ok := s.cell(row, typeRole); ok {
		if k := kindOf(c.text); k != anyKind {
			e.kind = k
		}
	}
	s.fill(&e, row)
	if len(e.draft.choices) == 0 && !e.kind.isTyped() {
		s.choicesInStem(&e)
	}
	return e
}

// choicesInStem takes lines "A) ...", "B) ..." out of the cell of the question.
func (s *sheetRows) choicesInStem(e *sheetEntry) {
	lines := e.draft.stem
	if len(lines) == 1 {
		lines = inlineChoices(lines[0])
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
		e.draft.stem = lines[:first:first]
		for k, from := range at {
			to := len(lines)
			if k+1 < len(at) {
				to = at[k+1]
			}
			s.choice(e, sheetCell{lines: lines[from:to], text: lines[from].text}, "", 0)
		}
		return
	}
}

// labels reports whether a line begins with the label of the choice in a place.
func (s *sheetRows) labels(l line, at int) bool {
	label, ok := choiceLabelOf(l.text)
	return ok && label.end < len(l.text) && (label.kind == letterLabel || label.kind == digitLabel) && s.counts(label.sign, at)
}

// label takes the question's number from its column, or off the front of the
// stem.
func (s *sheetRows) label(e *sheetEntry, row []sheetCell) {
	if c, ok := s.cell(row, numberRole); ok && utf8.RuneCountInString(c.text) <= 12 {
		e.draft.label = questionLabel{text: c.text, kind: idNumber}
		e.draft.labelled = true
	}
	if len(e.draft.stem) == 0 {
		return
	}
	if q, ok := numberLabel(e.draft.stem[0].text); ok && q.delim != bareDelim && q.delim != aloneDelim && q.delim != gluedDelim && q.end < len(e.draft.stem[0].text) {
		if rest := e.draft.stem[0].from(q.end); rest.text != "" {
			e.draft.stem[0] = rest
			if !e.draft.labelled {
				e.draft.label, e.draft.labelled = q, true
			}
		}
	}
}

// fill adds what the columns of a row hold.
func (s *sheetRows) fill(e *sheetEntry, row []sheetCell) {
	place, flags := 0, 0
	offered, nothing := 0, false
	for _, c := range s.bank.columns {
		if c.role == choiceRole || c.role == wrongRole || c.role == correctRole {
			place++
		}
		cell := row[c.at]
		if cell.empty() {
			if c.role == flagRole {
				flags++
			}
			continue
		}
		switch c.role {
		case choiceRole, wrongRole, correctRole:
			offered++
			s.choice(e, cell, c.title, place)
			if c.role == correctRole {
				e.right = append(e.right, len(e.draft.choices)-1)
				e.flagged = cell.lines[0]
			}
		case optionsRole:
			if nothing = isDash(cell.text); !nothing {
				s.options(e, cell)
			}
		case flagRole:
			flags++
			s.flag(e, cell, flags, place)
		case answerRole:
			if !nothing || !isDash(cell.text) {
				s.answer(e, c, cell)
			}
		case remarkRole:
			e.remark(cell)
		case trueRole, falseRole:
			if right, ok := flagOf(cell.text); ok && right {
				value := c.role == trueRole
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
			e.right = append(e.right, len(e.draft.choices)+k)
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
	if isTick(cell.text) && len(e.draft.choices) > 0 && s.offers <= 1 {
		e.right = append(e.right, len(e.draft.choices)-1)
		e.flagged = cell.lines[0]
		return
	}
	e.answers = append(e.answers, sheetAnswer{title: c.title, cell: cell})
}

// flag marks the choice that a flag belongs to: the only one of its row, the
// one before it, or the one of its number.
func (s *sheetRows) flag(e *sheetEntry, cell sheetCell, number, place int) {
	right, ok := flagOf(cell.text)
	if !ok || !right || len(e.draft.choices) == 0 {
		return
	}
	k := len(e.draft.choices) - 1
	if n := count(s.bank.columns, flagRole); n > 1 {
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
	place = max(place, len(e.draft.choices)+1)
	e.draft.choices = append(e.draft.choices, draftChoice{lines: slices.Clone(cell.lines)})
	e.places = append(e.places, place)
	e.titles = append(e.titles, title)
}

// counts reports whether a sign is that of the choice in its place.
func (s *sheetRows) counts(sign string, at int) bool {
	if sign == decimalText(at) {
		return true
	}
	return slices.ContainsFunc(s.r.letters[:5], func(alphabet []string) bool { return place(sign, alphabet) == at })
}

// note adds what a column says beside the question and its answer.
func (s *sheetRows) note(e *sheetEntry, c sheetColumn, cell sheetCell) {
	class := map[role]class{explainRole: explainWord, hintRole: hintWord, goodRole: correctWord, badRole: wrongWord}[c.role]
	switch {
	case class != noClass:
		for _, l := range cell.lines {
			e.draft.notes = append(e.draft.notes, note{class: class, value: l})
		}
	case c.role == pointsRole:
		if m := solePoints.FindStringSubmatch(cell.text); m != nil {
			e.points = pointsOf(m[1])
		}
	case c.role == tagRole:
		if t := strings.Join(strings.Fields(cell.text), " "); utf8.RuneCountInString(t) <= 80 && !slices.Contains(e.tags, t) {
			e.tags = append(e.tags, t)
		}
	case c.role == mediaRole:
		e.media = append(e.media, cell)
	case c.role == toleranceRole:
		e.near = cell.text
	case c.role == unitRole:
		e.unit = cell.text
	case c.role == leftRole:
		e.pairs = append(e.pairs, [2]sheetCell{cell})
	case c.role == spareRole:
		e.pairs = append(e.pairs, [2]sheetCell{1: cell})
	case c.role == matchRole:
		if n := len(e.pairs); n > 0 && e.pairs[n-1][1].empty() {
			e.pairs[n-1][1] = cell
		}
	}
}
