package recognize

import (
	"strings"

	"formwright/shared/page"
)

// bankTables gives the tables of a document as sheets where they hold its
// questions in a way only columns can say: a title over all that is offered in
// one cell, or over the kind of each question. What else the document says then
// tells how to fill the table in. nil for any other document.
func bankTables(doc page.Document) []sheetGrid {
	var out []sheetGrid
	for _, b := range doc.Blocks {
		switch b := b.(type) {
		case page.Table:
			if !isBankTable(b) {
				return nil
			}
			out = append(out, gridOf(b))
		case page.Paragraph:
			text := strings.TrimSpace(clean(b.Text()))
			if c, ok := choiceLabelOf(text); ok && c.kind == letterLabel || strings.HasSuffix(text, "?") {
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
	known := columnRoles()
	var count [lastRole + 1]int
	for _, l := range cellLines(t.Rows[0]) {
		count[roleOf(l.text, known)]++
	}
	return count[stemRole] == 1 && count[answerRole]+count[correctRole] == 1 && count[optionsRole]+count[typeRole] > 0 &&
		count[choiceRole]+count[wrongRole] == 0
}
