package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastMarkedRows is how many rows a table of choices without letters has that says
// beside them which is right.
const leastMarkedRows = 3

// markColumn takes the column off a table of choices that says beside each whether it is
// right, "Rome | x" over "Oslo | " under a question, or "a. | Rome | T" over "b. | Oslo | F",
// and signs the right ones instead. Statements with a word for each, of which several are true, are
// judged one by one.
func (f *Flattener) markColumn(t page.Table) page.Table {
	rows := t.Rows
	for len(rows) > 0 && len(rows[0].Cells) == 1 && rows[0].Cells[0].ColSpan > 1 {
		rows = rows[1:] // the question over its choices
	}
	if len(rows) < 2 || len(rows) > lexicon.MaxChoices || len(rows[0].Cells) < 2 || len(rows[0].Cells) > 3 {
		return t
	}
	over := len(t.Rows) - len(rows)
	if f.headsMarks(rows[0]) {
		rows = rows[1:]
	}
	last := len(rows[0].Cells) - 1
	right := f.rightRows(rows, last)
	if right == nil {
		return t
	}
	lettered := 0
	for _, row := range rows {
		first := CellText(row.Cells[0])
		c, ok := line.ChoiceLabelOf(first)
		if last == 2 {
			c, ok = bareChoice(first)
		}
		if ok && c.Kind == lexicon.LetterLabel || isAutoLetter(row.Cells[0]) {
			lettered++
		}
		if CellText(row.Cells[last-1]) == "" || last == 1 && !ok && f.labelled(firstParagraph(row.Cells[0])) && !isAutoLetter(row.Cells[0]) {
			return t
		}
	}
	if lettered != len(rows) && (lettered > 0 || last != 1 || over > 0 || len(rows) < leastMarkedRows || !f.asksAbove()) {
		return t
	}
	out := append([]page.Row(nil), t.Rows[:over]...)
	for i, row := range rows {
		row.Cells = append([]page.Cell(nil), row.Cells[:last]...)
		if sign := signOf(right[i], lettered > 0); sign != "" {
			row.Cells[0] = signed(row.Cells[0], sign)
		}
		out = append(out, row)
	}
	t.Rows = out
	return t
}

// signOf is the sign of a choice: a star before the letter of a right one, or a box before
// each where there are no letters.
func signOf(right, lettered bool) string {
	switch {
	case lettered && right:
		return "*"
	case lettered:
		return ""
	case right:
		return "☒ "
	}
	return "☐ "
}

// headsMarks reports whether a row is the head over choices and what says which is right.
func (f *Flattener) headsMarks(row page.Row) bool {
	head := strings.TrimRight(CellText(row.Cells[len(row.Cells)-1]), " ?:")
	c, _ := f.Vocabulary.Is(head, lexicon.TrueWord, lexicon.AnswerWord)
	return c != lexicon.NoClass
}

// rightRows tells which rows are right by their cell in a column: a few have a tick, or one
// has a word for true and all others that for false. nil where the column says no such thing.
func (f *Flattener) rightRows(rows []page.Row, at int) []bool {
	right := make([]bool, len(rows))
	ticks, truths, words := 0, 0, 0
	for i, row := range rows {
		if len(row.Cells) != at+1 {
			return nil
		}
		s := CellText(row.Cells[at])
		switch truth, ok := f.truth(s); {
		case s == "":
		case isSignCell(s):
			ticks++
			right[i] = true
		case ok:
			words++
			if truth {
				truths++
			}
			right[i] = truth
		default:
			return nil
		}
	}
	ticked := words == 0 && ticks > 0 && ticks*2 <= len(rows)
	told := ticks == 0 && words == len(rows) && truths == 1 && words >= leastMarkedRows
	if !ticked && !told {
		return nil
	}
	return right
}

// asksAbove reports whether the line over a table asks, or leaves what its rows complete,
// and is no order to judge them.
func (f *Flattener) asksAbove() bool {
	n := len(f.Lines)
	if n == 0 || f.asksTruth() {
		return false
	}
	l := f.Lines[n-1]
	return l.Kind == line.TextLine && !l.Cell() && !l.Says(lexicon.Words().Match) && (EndsAsking(l.Text) || ClosesStem(l.Text) || f.underQuestion())
}

// isAutoLetter reports whether a cell begins with an automatic letter.
func isAutoLetter(c page.Cell) bool {
	p := firstParagraph(c)
	return p.Label != nil && (p.Label.Format == page.LowerAlpha || p.Label.Format == page.UpperAlpha)
}

// firstParagraph is the paragraph that a cell begins with, an empty one for none.
func firstParagraph(c page.Cell) page.Paragraph {
	if len(c.Blocks) > 0 {
		if p, ok := c.Blocks[0].(page.Paragraph); ok {
			return p
		}
	}
	return page.Paragraph{}
}

// signed puts a sign in front of what a cell says.
func signed(c page.Cell, sign string) page.Cell {
	p := firstParagraph(c)
	if len(c.Blocks) == 0 {
		return c
	}
	p.Runs = append([]page.Run{{Text: sign}}, p.Runs...)
	c.Blocks = append([]page.Block{p}, c.Blocks[1:]...)
	return c
}
