package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestSignColumn: a star in a column of its own marks the choice of its row.
func TestSignColumn(t *testing.T) {
	cell := func(s string) page.Cell {
		return page.Cell{ColSpan: 1, RowSpan: 1, Blocks: []page.Block{page.Paragraph{Runs: []page.Run{{Text: s}}}}}
	}
	row := func(texts ...string) page.Row {
		var r page.Row
		for _, s := range texts {
			r.Cells = append(r.Cells, cell(s))
		}
		return r
	}
	doc := page.Document{Blocks: []page.Block{
		page.Paragraph{Runs: []page.Run{{Text: "1. Who owns the house?"}}},
		page.Table{Rows: []page.Row{row("", "a.", "the team"), row("*", "b.", "the family"), row("", "c.", "the bank")}},
		page.Paragraph{Runs: []page.Run{{Text: "2. Which model is stable?"}}},
		page.Table{Rows: []page.Row{row("*", "a.", "waterfall"), row("", "b.", "scrum"), row("", "c.", "kanban")}},
	}}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"the family", "waterfall"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
