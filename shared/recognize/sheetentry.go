package recognize

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
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
	ticked  *bool // a column for true or for false is ticked
}

// sheetAnswer is what a column says the answer is.
type sheetAnswer struct {
	title string
	cell  sheetCell
}

// sheetRows reads the rows of a bank into entries.
type sheetRows struct {
	r       *recognizer
	bank    *sheetBank
	out     []sheetEntry
	section string
	numbers bool // a column numbers the questions
	offers  int  // columns with choices
	dropped []sheetCell
}

func (r *recognizer) readBank(b *sheetBank, section string) *sheetRows {
	s := &sheetRows{r: r, bank: b, section: section, offers: count(b.columns, choiceRole, correctRole, wrongRole)}
	s.numbers = count(b.columns, numberRole) > 0
	for i := b.from; i < b.to; i++ {
		s.row(b.grid.rows[i])
	}
	return s
}

// cell is the first cell with a role, and whether it shows anything.
func (s *sheetRows) cell(row []sheetCell, want role) (sheetCell, bool) {
	for _, c := range s.bank.columns {
		if c.role == want && !row[c.at].empty() {
			return row[c.at], true
		}
	}
	return sheetCell{}, false
}

// row decides what a row is: a question, the rest of the one before, a heading,
// or nothing.
func (s *sheetRows) row(row []sheetCell) {
	own := 0
	for _, c := range s.bank.columns {
		if !row[c.at].empty() {
			own++
		}
	}
	if own == 0 {
		return
	}
	stem, asked := s.cell(row, stemRole)
	switch {
	case count(s.bank.columns, stemRole) == 0:
		s.pairRow(row)
	case s.isTotal(row, own):
	case !asked:
		s.continued(row)
	case len(s.out) > 0 && s.repeats(row, stem):
		s.continued(row)
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
	left, ok1 := s.cell(row, leftRole)
	right, ok2 := s.cell(row, matchRole)
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
		switch strings.Trim(fold(c.text), " :.") {
		case "total", "totals", "sum", "total points", "total marks", "total score", "gesamt", "summe", "somme", "suma", "totale", "soma", "toplam", "jumlah", "jami", fold("итого"), fold("всего"), fold("сумма"), fold("разом"), fold("усього"), "razem", fold("tổng"), fold("tổng cộng"), fold("tổng điểm"), "مجموع", "جمع", "合计", "总计", "总分", "รวม", fold("összesen"):
			return own <= 3
		}
		return false
	}
	return false
}

// repeats reports whether a row goes on with the question before by printing
// its stem again: one choice a row, with a flag beside it.
func (s *sheetRows) repeats(row []sheetCell, stem sheetCell) bool {
	if s.offers != 1 || count(s.bank.columns, flagRole) == 0 && count(s.bank.columns, answerRole) == 0 {
		return false
	}
	last := s.out[len(s.out)-1]
	return fold(stem.text) == fold(last.draft.stemText())
}

// isChoiceBelow tells a choice that stands under its question in the same
// column: it has the next letter, and nothing beside it but a mark.
func (s *sheetRows) isChoiceBelow(row []sheetCell, stem sheetCell, own int) bool {
	if len(s.out) == 0 || s.offers > 0 || len(stem.lines) == 0 {
		return false
	}
	if _, numbered := s.cell(row, numberRole); numbered || own > 2 {
		return false
	}
	label, ok := choiceLabelOf(stem.lines[0].text)
	if !ok || label.kind != letterLabel {
		return false
	}
	next := len(s.out[len(s.out)-1].draft.choices)
	for _, alphabet := range s.r.letters {
		if place(label.sign, alphabet) == next+1 {
			return true
		}
	}
	return false
}

// isHeading tells a title between questions: one short text in a row of a
// table whose questions have choices or answers, that asks nothing.
func (s *sheetRows) isHeading(row []sheetCell, stem sheetCell, own int) bool {
	if own > 1 || s.offers < 2 && count(s.bank.columns, answerRole, optionsRole) == 0 || looksAsked(stem.text) || utf8.RuneCountInString(stem.text) > 120 {
		return false
	}
	return len(filled(row)) == 1 && !s.choicesFollow(row)
}

// choicesFollow reports whether the row under this one goes on with choices.
func (s *sheetRows) choicesFollow(row []sheetCell) bool {
	rows := s.bank.grid.rows
	for i := s.bank.from; i+1 < s.bank.to; i++ {
		if &rows[i][0] == &row[0] {
			_, asked := s.cell(rows[i+1], stemRole)
			return !asked && s.offersIn(rows[i+1]) > 0
		}
	}
	return false
}

func (s *sheetRows) offersIn(row []sheetCell) int {
	n := 0
	for _, c := range s.bank.columns {
		if (c.role == choiceRole || c.role == wrongRole || c.role == correctRole || c.role == optionsRole) && !row[c.at].empty() {
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
	_, numbered := s.cell(row, numberRole)
	if offered >= 2 && len(last.draft.choices) >= 2 && (numbered || len(last.answers) > 0 && s.answered(row)) {
		under := row[s.bank.columns[stemColumn(s.bank.columns)].at].under
		if !under {
			s.dropped = append(s.dropped, row[filled(row)[0]])
			return
		}
		s.out = append(s.out, s.entry(row, sheetCell{lines: last.draft.stem, text: last.draft.stemText(), pos: row[filled(row)[0]].pos}))
		return
	}
	s.fill(last, row)
}

func (s *sheetRows) answered(row []sheetCell) bool {
	_, ok := s.cell(row, answerRole)
	return ok
}

// entry begins a question.
func (s *sheetRows) entry(row []sheetCell, stem sheetCell) sheetEntry {
	e := sheetEntry{bank: s.bank, kind: s.bank.kind, section: s.section}
	e.draft.stem = slices.Clone(stem.lines)
	s.label(&e, row)
	if c, ok := s.cell(row, typeRole); ok {
		if k := kindOf(c.text); k != anyKind {
			e.kind = k
		}
	}
	s.fill(&e, row)
	return e
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
	offered := 0
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
			for _, piece := range listedChoices(cell, !s.bank.vertical) {
				s.choice(e, piece, "", 0)
			}
		case flagRole:
			flags++
			s.flag(e, cell, flags, place)
		case answerRole:
			s.answer(e, c, cell)
		case trueRole, falseRole:
			if right, ok := flagOf(cell.text); ok && right {
				value := c.role == trueRole
				e.ticked, e.flagged = &value, cell.lines[0]
			}
		default:
			s.note(e, c, cell)
		}
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

// choice adds a choice without the letter that some write before it.
func (s *sheetRows) choice(e *sheetEntry, cell sheetCell, title string, place int) {
	n := len(e.draft.choices) + 1
	if place < n {
		place = n
	}
	lines := slices.Clone(cell.lines)
	c := draftChoice{lines: lines}
	if label, ok := choiceLabelOf(lines[0].text); ok && label.end < len(lines[0].text) && (label.kind == letterLabel || label.kind == digitLabel) && s.counts(label.sign, place) {
		c.lines[0] = lines[0].from(label.end)
		c.label.mark = label.mark
	}
	e.draft.choices = append(e.draft.choices, c)
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
	case c.role == matchRole:
		if n := len(e.pairs); n > 0 && e.pairs[n-1][1].empty() {
			e.pairs[n-1][1] = cell
		}
	}
}

// listedChoices cuts a cell that holds all the choices. Commas and strokes only
// count where loose says so: they stand inside choices too.
func listedChoices(cell sheetCell, loose bool) []sheetCell {
	texts := listItems(cell.text, loose)
	if len(texts) < 2 {
		return []sheetCell{cell}
	}
	if len(texts) == len(cell.lines) {
		out := make([]sheetCell, len(texts))
		for i, l := range cell.lines {
			out[i] = sheetCell{lines: []line{l}, text: l.text, pos: cell.pos}
		}
		return out
	}
	var out []sheetCell
	for _, t := range texts {
		l := newLine(line{pos: cell.pos}, []page.Run{{Text: t}})
		out = append(out, sheetCell{lines: []line{l}, text: t, pos: cell.pos})
	}
	return out
}

// listItems cuts a list written in one cell: as JSON or Python write it, in
// lines, by letters "A) x B) y", or by signs between.
func listItems(text string, loose bool) []string {
	t := strings.TrimSpace(text)
	if inner, ok := insideBrackets(t); ok {
		if items := quotedItems(inner); len(items) >= 2 {
			return items
		}
		t = inner
	}
	if lines := trimAll(strings.Split(t, "\n")); len(lines) >= 2 {
		return lines
	}
	if items := letteredItems(t); len(items) >= 2 {
		return items
	}
	separators := []string{"||", "|", ";", "；"}
	if loose {
		separators = append(separators, " / ", "、", "，", ",", "/")
	}
	for _, sep := range separators {
		if items := trimAll(strings.Split(t, sep)); len(items) >= 2 && len(items) <= maxChoices {
			return items
		}
	}
	return []string{t}
}

func insideBrackets(t string) (string, bool) {
	if len(t) > 2 && (t[0] == '[' && t[len(t)-1] == ']' || t[0] == '{' && t[len(t)-1] == '}') {
		return t[1 : len(t)-1], true
	}
	return t, false
}

// quotedItems reads 'a', "b", 'c' and "A": "a", "B": "b".
func quotedItems(s string) []string {
	var out []string
	for s = strings.TrimSpace(s); s != ""; {
		if s[0] != '"' && s[0] != '\'' {
			return nil
		}
		end := closingQuote(s)
		if end < 0 {
			return nil
		}
		item := s[1:end]
		if unquoted, err := strconv.Unquote(`"` + strings.ReplaceAll(item, `"`, `\"`) + `"`); err == nil {
			item = unquoted
		}
		s = strings.TrimSpace(s[end+1:])
		if strings.HasPrefix(s, ":") && utf8.RuneCountInString(item) <= 2 {
			s = strings.TrimSpace(s[1:])
			continue
		}
		if item = strings.TrimSpace(item); item != "" {
			out = append(out, item)
		}
		s = strings.TrimSpace(strings.TrimPrefix(s, ","))
	}
	return out
}

// closingQuote is where the quote that opens s is closed: before a comma, a
// colon or the end.
func closingQuote(s string) int {
	for i := 1; i < len(s); i++ {
		if s[i] == '\\' {
			i++
			continue
		}
		if s[i] != s[0] {
			continue
		}
		rest := strings.TrimLeft(s[i+1:], " ")
		if rest == "" || rest[0] == ',' || rest[0] == ':' {
			return i
		}
	}
	return -1
}

// letteredItems reads "A) x B) y C) z".
func letteredItems(t string) []string {
	var cuts []int
	next := byte('a')
	for i := 0; i < len(t); i++ {
		if t[i]|0x20 != next || i > 0 && t[i-1] != ' ' && t[i-1] != '(' && t[i-1] != ',' && t[i-1] != ';' {
			continue
		}
		if l, ok := choiceLabelOf(t[i:]); ok && l.kind == letterLabel {
			cuts = append(cuts, i)
			next++
		}
	}
	if len(cuts) < 2 || strings.Trim(t[:cuts[0]], " (") != "" {
		return nil
	}
	var out []string
	for k, at := range cuts {
		end := len(t)
		if k+1 < len(cuts) {
			end = cuts[k+1]
		}
		out = append(out, strings.Trim(t[at:end], " ,;("))
	}
	return out
}
