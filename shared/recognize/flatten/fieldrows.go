package flatten

import (
	"slices"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/richtext"
)

// field is a row of a table that names in its first cell what stands in the others.
type field struct {
	role lexicon.Role
	head string
	row  page.Row
	at   finding.Position
	sign string // the letter of a choice, typed or by its place
}

// leastFieldChoices is how many choices each question of such a table has at least.
const leastFieldChoices = 2

// fieldRows reads tables that give the fields of a question one below the other, with their
// names in the first column: "Question | Which is red?", "Option A | Mars", "Option B |
// Rome", "Answer | A", "Points | 2". A table may hold several questions, each from its
// title, number or text on.
func (f *Flattener) fieldRows(t page.Table) bool {
	fields := f.fieldsOf(t)
	if fields == nil {
		return false
	}
	number := ""
	titled := f.underQuestion()
	for i, d := range fields {
		f.gap = d.role == lexicon.NoRole || d.role == lexicon.NumberRole || d.role == lexicon.StemRole && (i == 0 || fields[i-1].role != lexicon.NoRole && fields[i-1].role != lexicon.NumberRole)
		switch d.role {
		case lexicon.NoRole:
			for _, b := range d.row.Cells[0].Blocks {
				f.Add(b)
			}
			title := line.NewLine(line.LineAt(d.at), []page.Run{{Text: d.head}})
			_, titled = title.WordLabel(f.Vocabulary)
		case lexicon.NumberRole:
			number = CellText(d.row.Cells[1])
		case lexicon.StemRole:
			f.pushStem(d, number, titled)
			number, titled = "", false
		case lexicon.ChoiceRole:
			f.pushField(d, page.Run{Text: d.sign + ". ", Marks: marksOfSign(d)})
		case lexicon.AnswerRole:
			f.pushAnswer(d, fields[:i])
		case lexicon.TagRole, lexicon.TypeRole, lexicon.AsideRole, lexicon.TimeRole:
		default:
			f.pushField(d, page.Run{Text: strings.TrimRight(d.head, " :：") + ": "})
		}
	}
	return true
}

// fieldsOf reads the rows of such a table; nil where one of them names nothing that belongs
// to a question, or a question lacks its text or its choices.
func (f *Flattener) fieldsOf(t page.Table) []field {
	var out []field
	known := lexicon.ColumnRoles()
	choices, stems, answers := 0, 0, 0 // of the open question
	closed := func() bool { return stems == 1 && choices >= leastFieldChoices && answers <= 1 }
	for _, row := range t.Rows {
		if len(row.Cells) == 0 {
			return nil
		}
		d := field{head: CellText(row.Cells[0]), row: row, at: t.Position}
		if blank := !slices.ContainsFunc(row.Cells[1:], func(c page.Cell) bool { return !isEmptyCell(c) }); !blank {
			d.role = f.fieldRole(d.head, known)
			if d.role == lexicon.NoRole {
				return nil
			}
		} else if d.head == "" {
			continue
		} else if role := f.fieldRole(d.head, known); role != lexicon.NoRole && role != lexicon.StemRole {
			continue // a field without anything in it
		}
		opens := d.role == lexicon.NoRole || d.role == lexicon.NumberRole || d.role == lexicon.StemRole
		if opens && choices > 0 {
			if !closed() {
				return nil
			}
			choices, stems, answers = 0, 0, 0
		}
		switch d.role {
		case lexicon.NoRole, lexicon.NumberRole:
			if stems > 0 {
				return nil
			}
		case lexicon.StemRole:
			if lexicon.RoleOf(CellText(row.Cells[1]), known) != lexicon.NoRole {
				return nil // the titles of columns
			}
			stems++
		case lexicon.ChoiceRole:
			if stems == 0 {
				return nil
			}
			choices++
			d.sign = richtext.Letters(choices)
			if _, ok := bareChoice(d.head); ok {
				d.sign = strings.Trim(d.head, "().:")
			}
		case lexicon.AnswerRole:
			answers++
		}
		out = append(out, d)
	}
	if !closed() {
		return nil
	}
	return out
}

// fieldRole is what a title in the first column says of the cells beside it.
func (f *Flattener) fieldRole(head string, known map[string]lexicon.Role) lexicon.Role {
	bare := strings.TrimRight(head, " :：")
	if c, ok := bareChoice(bare); ok && c.Kind == lexicon.LetterLabel {
		return lexicon.ChoiceRole
	}
	if numberOf(bare) > 0 {
		return lexicon.StemRole // "1 | Which is red?"
	}
	switch role := lexicon.RoleOf(bare, known); role {
	case lexicon.CorrectRole:
		return lexicon.AnswerRole
	case lexicon.NoRole:
	case lexicon.StemRole, lexicon.ChoiceRole, lexicon.AnswerRole, lexicon.NumberRole, lexicon.ExplainRole, lexicon.PointsRole, lexicon.HintRole, lexicon.TagRole, lexicon.TypeRole, lexicon.TimeRole, lexicon.AsideRole:
		return role
	default:
		return lexicon.NoRole
	}
	title := line.NewLine(line.Line{}, []page.Run{{Text: bare}})
	if q, ok := title.WordLabel(f.Vocabulary); ok && q.Kind == line.WordNumber && q.Number > 0 && q.End >= len(bare) {
		return lexicon.StemRole // "Question 3"
	}
	return lexicon.NoRole
}

// pushStem adds what a question asks: behind the number that its field, its title or the
// row above gives it.
func (f *Flattener) pushStem(d field, number string, titled bool) {
	bare := strings.TrimRight(d.head, " :：")
	if numberOf(bare) > 0 {
		number = bare
	} else if lexicon.HasDigit(bare) {
		f.pushField(d, page.Run{Text: bare + ": "})
		return
	}
	if number != "" {
		f.pushField(d, page.Run{Text: strings.TrimRight(number, ".) ") + ". "})
		return
	}
	f.pushField(d)
	if titled {
		return
	}
	f.fieldNumber++
	l := &f.Lines[len(f.Lines)-1]
	l.Label = &page.Label{Text: lexicon.DecimalText(f.fieldNumber) + ".", Format: page.Decimal, Number: f.fieldNumber, List: line.OpenList}
}

// pushAnswer adds the right answer of a question whose fields stand above: by the letter of the
// choice that it names as its field does, "Option B", "2", and as it is otherwise. An answer
// that names one choice and is the text of another tells neither.
func (f *Flattener) pushAnswer(d field, above []field) {
	told := CellText(d.row.Cells[1])
	said := lexicon.Fold(strings.TrimRight(told, " ."))
	named, meant := -1, -1
	for i := openStem(above); i < len(above); i++ {
		c := above[i]
		if c.role != lexicon.ChoiceRole {
			continue
		}
		if lexicon.Fold(strings.TrimRight(CellText(c.row.Cells[1]), " .")) == said {
			meant = i
		}
		head := lexicon.Fold(strings.TrimRight(c.head, " :："))
		if _, typed := bareChoice(c.head); !typed && (said == head || strings.HasSuffix(head, " "+said)) {
			named = i
		}
	}
	switch {
	case named >= 0 && meant >= 0 && named != meant:
	case named >= 0:
		f.push(line.NewLine(line.LineAt(d.at), []page.Run{{Text: "Answer: " + above[named].sign}}))
	default:
		f.pushField(d, page.Run{Text: "Answer: "})
	}
}

// openStem is where the last question among fields begins.
func openStem(fields []field) int {
	for i := len(fields) - 1; i >= 0; i-- {
		if fields[i].role == lexicon.StemRole {
			return i
		}
	}
	return 0
}

// pushField adds the cells beside the name of a field as a line, behind what stands before it.
func (f *Flattener) pushField(d field, before ...page.Run) {
	runs, pos := before, d.at
	for k, l := range CellLines(d.row)[1:] {
		if l.Text == "" && len(l.Runs) == 0 {
			continue
		}
		if !l.Pos().IsZero() {
			pos = l.Pos()
		}
		if k > 0 {
			runs = append(runs, page.Run{Text: " "})
		}
		runs = append(runs, l.Runs...)
	}
	f.Shade = d.row.Cells[1].Shading
	f.push(line.NewLine(line.LineAt(pos), runs))
	f.Shade = ""
}

// marksOfSign are the marks of the letter that a choice is named by.
func marksOfSign(d field) page.Marks {
	if d.sign == strings.Trim(d.head, "().:") {
		return marksOfLetter(d.row.Cells[0])
	}
	return page.Marks{}
}
