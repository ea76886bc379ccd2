package flatten

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// lookBack is how many lines above a table the label of its question may stand.
const lookBack = 6

// underQuestion reports whether the table that comes next belongs to a question
// with a label: its rows are parts of it then, and no questions of the document.
func (f *Flattener) underQuestion() bool { return UnderLabel(f.Lines, f.Vocabulary) }

// UnderLabel reports whether what comes behind lines belongs to a question with a
// label.
func UnderLabel(lines []line.Line, v lexicon.Vocabulary) bool {
	for i := len(lines) - 1; i >= 0 && i >= len(lines)-lookBack; i-- {
		l := lines[i]
		if l.Style().Heading > 0 {
			q, ok := l.WordLabel(v)
			return ok && q.Kind == line.WordNumber
		}
		if l.Kind == line.TableLine || l.Cell() || l.Text == "" && l.Label == nil {
			return false
		}
		if c, ok := l.ChoiceLabel(); ok && c.Kind != lexicon.DigitLabel {
			return false
		}
		q, ok := l.QuestionLabel(v)
		if lexicon.TitledSection(l.Text) || !ok && headsStatementsAnew(l, v) {
			return false
		}
		if !ok {
			continue
		}
		return q.Kind == line.WordNumber || q.Kind == line.NameNumber || q.Kind == line.PlainNumber && q.Delim != line.BareDelim && q.Delim != line.GluedDelim
	}
	return false
}

// headsStatementsAnew reports whether a line begins a section: by the word for one, or by
// what it says of statements to judge, apart from the question above.
func headsStatementsAnew(l line.Line, v lexicon.Vocabulary) bool {
	if c, end := v.Find(l.Head(), lexicon.SectionWord); c != lexicon.NoClass && !lexicon.IsLonger(l.Text, lexicon.HeadingLimit) && sectionBehind.MatchString(l.Text[end:]) {
		return true
	}
	f := l.Folded()
	return l.Gap && (lexicon.Words().OrdersTruth(f) || lexicon.Words().TruthCue.Begins(f) > 0)
}

// sectionBehind is the sign of a section behind its word.
var sectionBehind = pattern.New(`^\s+(?:\pL\pM?|الف|[IVX]{1,5}|\d{1,2})(?:[\s.:)–—(-]|$)`)

// truthColumns finds the heads of the columns for true and for false.
func (f *Flattener) truthColumns(head []line.Line) (yes, no int) {
	yes, no = -1, -1
	for i, l := range head {
		switch c, _ := f.Vocabulary.Is(l.Text, lexicon.TrueWord, lexicon.FalseWord); {
		case c == lexicon.TrueWord || len(l.Text) == 1 && strings.ContainsAny(l.Text, "TVRWtvrw"):
			yes = i
		case c == lexicon.FalseWord || len(l.Text) == 1 && strings.ContainsAny(l.Text, "Ff"):
			no = i
		}
	}
	if yes < 0 || no < 0 {
		return truthInitials(head)
	}
	return yes, no
}

// ticked reports whether a table has columns for true and false in which
// nothing stands but a tick in some rows.
func (f *Flattener) ticked(t page.Table) bool {
	if len(t.Rows) < 2 || len(t.Rows[0].Cells) < 3 || len(t.Rows[0].Cells) > 4 {
		return false
	}
	head := CellLines(t.Rows[0])
	yes, no := f.truthColumns(head)
	if yes < 0 || no < 0 {
		return false
	}
	ticks := 0
	for _, row := range t.Rows[1:] {
		if len(row.Cells) != len(head) {
			return false
		}
		for _, at := range []int{yes, no} {
			switch s := strings.TrimSpace(CellText(row.Cells[at])); {
			case IsTick(s):
				ticks++
			case strings.Trim(s, "[]()☐□○◯ ") != "":
				return false
			}
		}
	}
	return ticks > 0
}

// tickedBeside reports whether every row below the head, which names statements, has
// one tick in the columns for yes and no.
func tickedBeside(t page.Table, head []line.Line, yes, no int) bool {
	if at := min(yes, no) - 1; at < 0 || !headsStatements(head[at]) {
		return false
	}
	for _, row := range t.Rows[1:] {
		if len(row.Cells) <= max(yes, no) || IsTick(CellText(row.Cells[yes])) == IsTick(CellText(row.Cells[no])) {
			return false
		}
	}
	return len(t.Rows) > 1
}

// yesColumns finds two neighbouring heads of columns that say yes and no.
func (f *Flattener) yesColumns(head []line.Line) (yes, no int) {
	for i := 0; i+1 < len(head); i++ {
		a, ok1 := f.Vocabulary.Is(head[i].Text, lexicon.YesWord, lexicon.NoWord)
		b, ok2 := f.Vocabulary.Is(head[i+1].Text, lexicon.YesWord, lexicon.NoWord)
		if !ok1 || !ok2 || a == b {
			continue
		}
		if a == lexicon.YesWord {
			return i, i + 1
		}
		return i + 1, i
	}
	return -1, -1
}

// judgedRows reads statements in a column with nothing beside them but room for whether
// they are true, or a word for it, under a line that asks this. Words for it in every
// row under the head of an answer need no such line.
func (f *Flattener) judgedRows(t page.Table) bool {
	asked, headed := f.asksTruth(), false
	type row struct {
		said line.Line
		told line.Line
	}
	rows, told := make([]row, 0, len(t.Rows)), 0
	for n, r := range t.Rows {
		at, cells := -1, CellLines(r)
		if n == 0 && headsAnswers(cells) {
			headed = true
			continue
		}
		if n == 0 && (lexicon.Words().TruthCue.In(FoldLines(cells)) || f.jointColumn(cells) >= 0) {
			continue // the head
		}
		var answer line.Line
		for i, l := range cells {
			switch {
			case l.Kind != line.TextLine:
				return false
			case CountWords(l.Text, LeastStated) >= LeastStated && at < 0:
				at = i
			case at >= 0 && i == len(cells)-1 && f.isVerdict(l.Text):
				answer = l
			case at >= 0 && i == len(cells)-2 && f.offersBoth(l.Text, cells[i+1].Text):
				return false // the words to choose from
			case l.Text != "" && !line.IsRoom(l.Text) && !IsBareLabel(l.Text):
				return false
			}
		}
		if at < 0 || len(cells) < 2 {
			return false
		}
		if answer.Text != "" {
			told++
		}
		rows = append(rows, row{cells[at], answer})
	}
	if len(rows) < 2 || !asked && (!headed || told < len(rows)) || told > 0 && told < len(rows) && !headed {
		return false
	}
	under := f.underQuestion()
	said := make([]string, 0, told)
	for _, r := range rows {
		if r.told.Text != "" && !slices.Contains(said, r.told.Text) {
			said = append(said, r.told.Text)
		}
	}
	for i, r := range rows {
		room := " ____"
		if r.told.Text != "" {
			room = pairOfInitials(said)
		}
		if room == "" {
			room = truthPair(r.told.Text)
		}
		l := line.NewLine(r.said, append(r.said.Runs[:len(r.said.Runs):len(r.said.Runs)], page.Run{Text: room}))
		f.push(RowLabelled(l, i+1, under))
		if r.told.Text != "" {
			f.column("Answer: "+r.told.Text, r.told.Pos())
		}
	}
	return true
}

// asksTruth reports whether one of the two lines above asks what is true.
func (f *Flattener) asksTruth() bool {
	for i := len(f.Lines) - 1; i >= max(0, len(f.Lines)-2); i-- {
		if l := f.Lines[i]; l.Kind == line.TextLine && !l.Cell() && lexicon.Words().OrdersTruth(lexicon.Fold(l.Text)) {
			return true
		}
		if lexicon.HasQuestionMark(f.Lines[i].Text) {
			return false // it asks something else
		}
	}
	return false
}

// offersBoth reports whether neighbouring cells say that a statement is true and that it is
// false.
func (f *Flattener) offersBoth(a, b string) bool {
	first, ok1 := f.truth(a)
	second, ok2 := f.truth(b)
	return lexicon.AreTruthInitials(a, b) || ok1 && ok2 && first != second
}

// isVerdict reports whether a cell says whether a statement is true, be it "yes".
func (f *Flattener) isVerdict(s string) bool {
	c, _ := f.Vocabulary.Is(s, lexicon.YesWord, lexicon.NoWord)
	return c != lexicon.NoClass || f.isTruth(s)
}

// headsAnswers reports whether the cells are the titles of statements and their
// answers, "No | Statement | Answer".
func headsAnswers(cells []line.Line) bool {
	if len(cells) < 2 {
		return false
	}
	answer := lexicon.RoleOf(cells[len(cells)-1].Text, lexicon.ColumnRoles())
	return headsStatements(cells[len(cells)-2]) && (answer == lexicon.AnswerRole || answer == lexicon.CorrectRole)
}

func headsStatements(l line.Line) bool {
	role := lexicon.RoleOf(l.Text, lexicon.ColumnRoles())
	return role == lexicon.StemRole || role == lexicon.LooseStemRole
}

// truthPair is what a statement offers that a word judges, "(True / False)".
func truthPair(word string) string {
	for _, p := range lexicon.TruthPairs() {
		for _, w := range p {
			if f := lexicon.Fold(word); f == lexicon.Fold(w) || f == lexicon.Initial(w) {
				return " (" + p[0] + " / " + p[1] + ")"
			}
		}
	}
	return " (True / False)"
}

// pairOfInitials is what statements offer that the first letters of two words judge, "(V / F)",
// of whatever language these are; empty for anything else.
func pairOfInitials(said []string) string {
	if len(said) != 2 || utf8.RuneCountInString(said[0]) != 1 || utf8.RuneCountInString(said[1]) != 1 {
		return ""
	}
	switch {
	case lexicon.AreTruthInitials(said[0], said[1]):
		return " (" + said[0] + " / " + said[1] + ")"
	case lexicon.AreTruthInitials(said[1], said[0]):
		return " (" + said[1] + " / " + said[0] + ")"
	}
	return ""
}

// isLettered reports whether a row of a table begins with a letter.
func isLettered(l line.Line) bool {
	c, ok := l.ChoiceLabel()
	return ok && c.Kind == lexicon.LetterLabel
}

// RowLabelled gives a statement of a table a letter under a question in place of what it
// carried, and elsewhere the number it carried or, without one, its place.
func RowLabelled(l line.Line, number int, under bool) line.Line {
	own := 0
	if q, ok := l.NumberLabel(); ok && q.Delim != line.BareDelim && q.Delim != line.GluedDelim && q.End < len(l.Text) {
		own = q.Number
		l = l.From(q.End)
	} else if c, ok := l.ChoiceLabel(); ok && c.Kind != lexicon.BulletLabel && l.Label == nil && c.End < len(l.Text) {
		l = l.From(c.End)
	}
	if own > 0 && !under {
		number = own
	}
	if under && number <= 26 {
		l.Label = &page.Label{Text: string(rune('a'+number-1)) + ")", Format: page.LowerAlpha, Number: number, List: "rows"}
	} else {
		l.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "rows"}
	}
	return l
}

// LeastStated is how many words a statement has at the least.
const LeastStated = 3
