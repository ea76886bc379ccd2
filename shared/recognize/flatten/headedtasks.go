package flatten

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// wholeWorth is a cell that only says what something is worth: "(40 points)", "[5]".
var wholeWorth = pattern.New(`(?i)^[\[(]?\s*\d{1,3}(?:[.,]\d{1,2})?\s*(?:p\.?|pts?\.?|points?|marks?|m|punkte?|puan|puntos?|pontos?|punti|pkt\.?|балл(?:а|ов)?|бал(?:и|ів)?|điểm|poin|分|点)?\s*[\])]?$`)

// headedTask reads a task in a frame of its own: its number and what it is worth in the
// first row, then what is to be done, with what each part of it is worth beside it.
func (f *Flattener) headedTask(t page.Table) bool {
	if len(t.Rows) < 2 || len(t.Rows[0].Cells) != 2 {
		return false
	}
	head, worth := CellText(t.Rows[0].Cells[0]), CellText(t.Rows[0].Cells[1])
	if !f.isTaskNumber(head) || !wholeWorth.MatchString(worth) || strings.Trim(worth, "0123456789 ") == "" {
		return false
	}
	for _, row := range t.Rows[1:] {
		if n := len(row.Cells); n < 1 || n > 2 || n == 2 && CellText(row.Cells[1]) != "" && !wholeWorth.MatchString(CellText(row.Cells[1])) {
			return false
		}
	}
	f.gap = true
	f.Add(page.Paragraph{Position: t.Position, Runs: []page.Run{{Text: head + " " + worth}}})
	for _, row := range t.Rows[1:] {
		from := len(f.Lines)
		f.blocks(row.Cells[0])
		if len(row.Cells) < 2 || CellText(row.Cells[1]) == "" {
			continue
		}
		for i := from; i < len(f.Lines); i++ {
			if l := f.Lines[i].Label; l != nil && l.Format == page.Bullet {
				f.Lines[i].Label = nil // a part with its own worth is nothing to choose
			}
		}
	}
	return true
}

// isTaskNumber reports whether a text is a word for a question and its number.
func (f *Flattener) isTaskNumber(s string) bool {
	if utf8.RuneCountInString(s) > longestWorth {
		return false
	}
	c, end := f.Vocabulary.Find(lexicon.NewHead(s), lexicon.QuestionWord)
	if c == lexicon.NoClass || end > len(s) {
		return false
	}
	rest := strings.Trim(s[end:], " #.:№")
	return rest != "" && strings.Trim(rest, "0123456789") == ""
}
