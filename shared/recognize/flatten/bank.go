package flatten

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

// bank reads a table that lists a question in each row under titles such as
// Question, A, B, C, Answer. Every row becomes the lines a printed question
// would have.
func (f *Flattener) bank(t page.Table) bool {
	if len(t.Rows) < 2 || len(t.Rows[0].Cells) < 2 {
		return false
	}
	roles := make([]lexicon.Role, len(t.Rows[0].Cells))
	var count [lexicon.LastRole + 1]int
	known := lexicon.ColumnRoles()
	for i, l := range CellLines(t.Rows[0]) {
		roles[i] = lexicon.RoleOf(l.Text, known)
		count[roles[i]]++
	}
	if len(roles) == 2 && !(roles[0] == lexicon.AnswerRole && roles[1] == lexicon.StemRole) {
		return false // questions before answers are rows to answer
	}
	if count[lexicon.StemRole]+count[lexicon.LooseStemRole] == 1 && count[lexicon.CorrectRole] == 1 {
		for i := range repeatedTitles(t.Rows[0], roles) {
			roles[i] = lexicon.WrongRole
			count[lexicon.WrongRole]++
		}
	}
	if i := slices.Index(roles, lexicon.LooseStemRole); count[lexicon.StemRole] == 0 && count[lexicon.ChoiceRole]+count[lexicon.WrongRole] >= 2 && i >= 0 {
		roles[i], count[lexicon.StemRole] = lexicon.StemRole, 1
	}
	if offeredCells(t, roles, &count) {
		count[lexicon.AnswerRole]++
	}
	others := count[lexicon.ChoiceRole] + count[lexicon.WrongRole]
	if count[lexicon.CorrectRole] == 1 && (count[lexicon.ChoiceRole] >= 2 || others == 0) {
		for i := range roles {
			if roles[i] == lexicon.CorrectRole {
				roles[i] = lexicon.AnswerRole
			}
		}
		count[lexicon.AnswerRole], count[lexicon.CorrectRole] = count[lexicon.AnswerRole]+1, 0
	}
	offered := others + count[lexicon.CorrectRole]
	if count[lexicon.StemRole] != 1 || offered < 2 && count[lexicon.AnswerRole] == 0 || offered > 0 && onlyStems(t, roles) {
		return false
	}
	if offered == 0 && f.keyTable(t, roles) {
		return true
	}
	letters := lexicon.Alphabets()
	numbered := countedStems(t, slices.Index(roles, lexicon.StemRole))
	for i, row := range t.Rows[1:] {
		if len(row.Cells) == 1 { // a heading over all columns
			f.blocks(row.Cells[0])
			continue
		}
		if len(row.Cells) != len(roles) {
			continue
		}
		cells := CellLines(row)
		if numbered != nil {
			cells[slices.Index(roles, lexicon.StemRole)] = numbered[i]
		}
		f.bankRow(cells, row, roles, letters, i+1)
	}
	return true
}

// onlyStems reports whether nothing but questions stands under the titles of a table, as
// where "A" and "D" over empty cells mean to agree and to disagree.
func onlyStems(t page.Table, roles []lexicon.Role) bool {
	for _, row := range t.Rows[1:] {
		for i, c := range row.Cells {
			if i < len(roles) && roles[i] != lexicon.StemRole && roles[i] != lexicon.NumberRole && !isEmptyCell(c) {
				return false
			}
		}
	}
	return true
}

// titledBank reads a table of questions whose heads stand under a row over all
// columns that only titles it: "TRUE / FALSE" over "No | Question | Answer".
func (f *Flattener) titledBank(t page.Table) bool {
	if len(t.Rows) <= leastPaperRows || len(t.Rows[0].Cells) != 1 {
		return false
	}
	before, below := *f, t
	below.Rows = t.Rows[1:]
	f.blocks(t.Rows[0].Cells[0])
	if f.bank(below) || f.paperRows(below) {
		return true
	}
	*f = before
	return false
}

// countedStems are the questions of a table without the numbers that they begin
// with, from 1 on and one in each row; nil where they do not count so.
func countedStems(t page.Table, at int) []line.Line {
	var out []line.Line
	for i, row := range t.Rows[1:] {
		if at >= len(row.Cells) {
			return nil
		}
		stem := CellLines(row)[at]
		q, ok := stem.NumberLabel()
		if !ok || q.Delim == line.BareDelim || line.LastNumber(q.Text) != i+1 || q.End >= len(stem.Text) {
			return nil
		}
		out = append(out, stem.From(q.End))
	}
	return out
}

// listedChoices are the choices that a cell lists behind letters: "A. one B. two".
var listedChoices = pattern.New(`(?s)^\s*[(\[]?[AaАа1][.):\]]\s.*\s[(\[]?[BbБб2][.):\]]\s`)

// ListsChoices reports whether a cell lists choices behind letters or numbers.
func ListsChoices(text string) bool { return listedChoices.MatchString(text) }

// listsInCell reports whether a cell lists choices, also with automatic letters.
func listsInCell(c page.Cell) bool {
	lettered := 0
	for _, b := range c.Blocks {
		if p, ok := b.(page.Paragraph); ok && p.Label != nil && (p.Label.Format == page.LowerAlpha || p.Label.Format == page.UpperAlpha) {
			lettered++
		}
	}
	return lettered > 1 || ListsChoices(CellText(c))
}

// offeredCells takes a column whose cells all list choices behind letters for the
// choices, where it is titled so or as the answers beside the right one. That one
// holds the answers then.
func offeredCells(t page.Table, roles []lexicon.Role, count *[lexicon.LastRole + 1]int) bool {
	if count[lexicon.StemRole] != 1 || count[lexicon.ChoiceRole]+count[lexicon.WrongRole] > 0 || count[lexicon.CorrectRole]+count[lexicon.AnswerRole]+count[lexicon.OptionsRole] < 2 {
		return false
	}
	for i, r := range roles {
		if r != lexicon.OptionsRole && r != lexicon.AnswerRole || slices.ContainsFunc(t.Rows[1:], func(row page.Row) bool {
			return len(row.Cells) != len(roles) || !listsInCell(row.Cells[i])
		}) {
			continue
		}
		for k := range roles {
			if roles[k] == lexicon.CorrectRole {
				roles[k] = lexicon.AnswerRole
			}
		}
		roles[i] = lexicon.OptionsRole
		count[lexicon.CorrectRole] = 0
		return true
	}
	return false
}

// keyTable reads a key with titles such as Question, Answer, Explanation, whose
// questions are numbers: lines of a key.
func (f *Flattener) keyTable(t page.Table, roles []lexicon.Role) bool {
	asked, answered := slices.Index(roles, lexicon.StemRole), slices.Index(roles, lexicon.AnswerRole)
	var key []line.Line
	for _, row := range t.Rows[1:] {
		cells := CellLines(row)
		if len(cells) != len(roles) {
			return false
		}
		number := strings.Trim(cells[asked].Text, " .)")
		if !lexicon.IsNumber(number) || cells[answered].Text == "" {
			return false
		}
		answer := line.NewLine(line.LineAt(cells[answered].Pos()), append([]page.Run{{Text: number + ". "}}, cells[answered].Runs...))
		for i, c := range cells {
			if roles[i] == lexicon.ExplainRole && c.Text != "" {
				answer = line.NewLine(answer, append(answer.Runs, append([]page.Run{{Text: " – "}}, c.Runs...)...))
			}
		}
		key = append(key, answer)
	}
	for _, l := range key {
		f.push(l)
	}
	return true
}

// repeatedTitles lists the columns without a role whose title other columns have
// too: "More answer | More answer | More answer".
func repeatedTitles(row page.Row, roles []lexicon.Role) map[int]bool {
	places := map[string][]int{}
	for i, l := range CellLines(row) {
		if t := lexicon.PlainTitle(l.Text); roles[i] == lexicon.NoRole && t != "" {
			places[t] = append(places[t], i)
		}
	}
	out := map[int]bool{}
	for _, at := range places {
		for _, i := range at {
			if len(at) > 1 {
				out[i] = true
			}
		}
	}
	return out
}

func (f *Flattener) bankRow(cells []line.Line, row page.Row, roles []lexicon.Role, letters [][]string, number int) {
	find := func(want lexicon.Role) (line.Line, bool) {
		for i, r := range roles {
			if r == want && (cells[i].Text != "" || len(cells[i].Runs) > 0) {
				return cells[i], true
			}
		}
		return line.Line{}, false
	}
	stem, ok := find(lexicon.StemRole)
	if !ok {
		return
	}
	stem.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "bank"}
	f.gap = true
	f.push(stem)
	choices, at, right := bankChoices(cells, roles, letters)
	for n, c := range choices {
		f.Shade = row.Cells[at[n]].Shading
		f.push(c.Offered(n + 1))
		f.Shade = ""
	}
	n := len(choices)
	if i := slices.Index(roles, lexicon.OptionsRole); i >= 0 && listsInCell(row.Cells[i]) {
		for _, b := range row.Cells[i].Blocks {
			f.Add(b)
		}
	}
	if a, ok := find(lexicon.AnswerRole); ok {
		f.column("Answer: "+a.Text, a.Pos())
	} else if right > 0 && n > 1 {
		f.column("Answer: "+strings.ToUpper(richtext.Letters(right)), stem.Pos())
	} else if right == 1 {
		f.Lines = f.Lines[:len(f.Lines)-1]
		a, _ := find(lexicon.CorrectRole)
		f.column("Answer: "+a.Text, a.Pos())
	}
	f.bankNotes(find)
}

// bankChoices gives the choices of a row, without letters of their own, with their
// columns and the place of the one that is right, from 1.
func bankChoices(cells []line.Line, roles []lexicon.Role, letters [][]string) (choices []line.Line, at []int, right int) {
	for i, r := range roles {
		if r != lexicon.ChoiceRole && r != lexicon.WrongRole && r != lexicon.CorrectRole || cells[i].Text == "" && len(cells[i].Runs) == 0 {
			continue
		}
		choices, at = append(choices, cells[i]), append(at, i)
		if r == lexicon.CorrectRole {
			right = len(choices)
		}
	}
	if len(choices) < 2 || slices.Contains(OwnLetters(choices, letters), false) {
		return choices, at, right
	}
	for k, c := range choices {
		label, _ := c.TypedChoice()
		if label.End >= len(c.Text) {
			return choices, at, right
		}
		choices[k] = c.From(label.End)
	}
	return choices, at, right
}

func (f *Flattener) bankNotes(find func(lexicon.Role) (line.Line, bool)) {
	for _, n := range []struct {
		role lexicon.Role
		word string
	}{{lexicon.ExplainRole, "Explanation: "}, {lexicon.PointsRole, "Points: "}, {lexicon.HintRole, "Hint: "}} {
		if l, ok := find(n.role); ok {
			noted := line.NewLine(l, append([]page.Run{{Text: n.word}}, l.Runs...))
			noted.Label = nil
			f.push(noted)
		}
	}
}
