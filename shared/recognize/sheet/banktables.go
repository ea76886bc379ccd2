package sheet

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// BankTables gives the tables of a document as sheets where they hold its
// questions in a way only columns can say: a title over all that is offered in
// one cell, or over the kind of each question. What else the document says then
// tells how to fill the table in. nil for any other document.
func BankTables(doc page.Document) []Grid {
	var out []Grid
	for _, b := range doc.Blocks {
		switch b := b.(type) {
		case page.Table:
			if !isBankTable(b) {
				return nil
			}
			out = append(out, gridOf(b))
		case page.Paragraph:
			text := strings.TrimSpace(line.Clean(b.Text()))
			if c, ok := line.ChoiceLabelOf(text); ok && c.Kind == lexicon.LetterLabel || strings.HasSuffix(text, "?") {
				return nil
			}
		}
	}
	return out
}

// isBankTable reports whether the first row of a table are titles of a question
// with its answer, and of its kind or what it offers.
func isBankTable(t page.Table) bool {
	if len(t.Rows) < 2 || isSheet(t) {
		return false
	}
	known := lexicon.ColumnRoles()
	var count [lexicon.LastRole + 1]int
	for _, l := range flatten.CellLines(t.Rows[0]) {
		count[lexicon.RoleOf(l.Text, known)]++
	}
	return count[lexicon.StemRole] == 1 && count[lexicon.AnswerRole]+count[lexicon.CorrectRole] == 1 && count[lexicon.OptionsRole]+count[lexicon.TypeRole] > 0 &&
		count[lexicon.ChoiceRole]+count[lexicon.WrongRole] == 0
}
