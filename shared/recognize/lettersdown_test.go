package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestLettersDown: a table for each question, its number and the letters of the
// choices in cells of their own beside cells that only make room.
func TestLettersDown(t *testing.T) {
	ask := func(number, stem string, right int, choices ...string) page.Table {
		rows := []page.Row{{Cells: plainCells(number, "", stem)}, {Cells: plainCells("", "", "")}}
		for i, c := range choices {
			cells := plainCells("", "ABCD"[i:i+1]+".", c)
			if i == right {
				cells = with(cells, 2, markedCell(c, page.Marks{Bold: true}, ""))
			}
			rows = append(rows, page.Row{Cells: cells})
		}
		return page.Table{Rows: rows}
	}
	doc := page.Document{Blocks: []page.Block{
		ask("Q.1)", "What melts first?", 1, "stone", "ice", "iron", "wood"),
		page.Paragraph{},
		ask("Q.2)", "What do cows eat?", 0, "grass", "meat", "fish", "tin"),
		page.Paragraph{},
		ask("Q.3)", "Where do fish live?", 2, "in trees", "in sand", "in water", "in nests"),
		page.Paragraph{},
		ask("Q.4)", "What shines at night?", 3, "a stone", "a door", "a tree", "the moon"),
	}}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"ice", "grass", "in water", "the moon"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
