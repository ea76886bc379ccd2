package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
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
		if l.Kind == line.TableLine || l.Cell() || l.Style().Heading > 0 || l.Text == "" && l.Label == nil {
			return false
		}
		if c, ok := l.ChoiceLabel(); ok && c.Kind != lexicon.DigitLabel {
			return false
		}
		q, ok := l.QuestionLabel(v)
		if !ok {
			continue
		}
		return q.Kind == line.WordNumber || q.Kind == line.NameNumber || q.Kind == line.PlainNumber && q.Delim != line.BareDelim && q.Delim != line.GluedDelim
	}
	return false
}

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

// judgedRows reads statements in a column, under a line that asks whether they are
// true, with nothing beside them but room for the answer.
func (f *Flattener) judgedRows(t page.Table) bool {
	asked := false
	for i := len(f.Lines) - 1; i >= max(0, len(f.Lines)-2) && !asked; i-- {
		asked = f.Lines[i].Kind == line.TextLine && !f.Lines[i].Cell() && lexicon.Words().OrdersTruth(lexicon.Fold(f.Lines[i].Text))
		if !asked && lexicon.HasQuestionMark(f.Lines[i].Text) {
			break // it asks something else
		}
	}
	if !asked || len(t.Rows) < 2 {
		return false
	}
	said := make([]line.Line, 0, len(t.Rows))
	for n, row := range t.Rows {
		at, cells := -1, CellLines(row)
		if n == 0 && (lexicon.Words().TruthCue.In(FoldLines(cells)) || f.jointColumn(cells) >= 0) {
			continue // the head
		}
		for i, l := range cells {
			switch {
			case l.Kind != line.TextLine:
				return false
			case CountWords(l.Text, LeastStated) >= LeastStated && at < 0:
				at = i
			case l.Text != "" && !line.IsRoom(l.Text) && !IsBareLabel(l.Text):
				return false
			}
		}
		if at < 0 || len(cells) < 2 {
			return false
		}
		said = append(said, cells[at])
	}
	under := f.underQuestion()
	for i, l := range said {
		l = line.NewLine(l, append(l.Runs[:len(l.Runs):len(l.Runs)], page.Run{Text: " ____"}))
		f.push(RowLabelled(l, i+1, under))
	}
	return true
}

// isLettered reports whether a row of a table begins with a letter.
func isLettered(l line.Line) bool {
	c, ok := l.ChoiceLabel()
	return ok && c.Kind == lexicon.LetterLabel
}

// RowLabelled gives a statement of a table a letter under a question, a number
// elsewhere, in place of what it carried.
func RowLabelled(l line.Line, number int, under bool) line.Line {
	if c, ok := l.ChoiceLabel(); ok && c.Kind != lexicon.BulletLabel && l.Label == nil && c.End < len(l.Text) {
		l = l.From(c.End)
	} else if q, ok := line.NumberLabel(l.Text); ok && q.Delim != line.BareDelim && q.Delim != line.GluedDelim && q.End < len(l.Text) {
		l = l.From(q.End)
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
