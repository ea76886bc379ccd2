package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestNumberedCells: each cell of a table may be a card with its number and its question,
// with a break before the number or without; the days of a month ask nothing.
func TestNumberedCells(t *testing.T) {
	table := func(texts ...string) page.Document {
		var out page.Table
		for i := 0; i < len(texts); i += 3 {
			var row page.Row
			for k, text := range texts[i : i+3] {
				var c page.Cell
				for n, part := range strings.Split(fmt.Sprintf("%d\n%s", i+k+1, text), "\n") {
					p := page.Paragraph{Runs: []page.Run{{Text: part}}}
					if i+k == 0 && n == 0 {
						p.Runs = append([]page.Run{{Kind: page.BreakRun}}, p.Runs...)
					}
					c.Blocks = append(c.Blocks, p)
				}
				c.Blocks = append(c.Blocks, page.Paragraph{})
				row.Cells = append(row.Cells, c)
			}
			out.Rows = append(out.Rows, row)
		}
		return page.Document{Blocks: []page.Block{out}}
	}
	asked := []string{"Kiedy otwarto szkołę?", "Ile klas ma szkoła?", "Ilu jest nauczycieli?", "Ilu jest uczniów?", "Kto jest dyrektorem?", "Wiersz patrona szkoły"}
	q, _ := read(t, table(asked...))
	if diff := cmp.Diff(asked, stems(q)); diff != "" {
		t.Errorf("cards (-want +got):\n%s", diff)
	}
	if q, _, err := recognize.Recognize(table("koncert", "wycieczka", "zebranie", "apel", "zawody", "dzień wolny")); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("a month: err = %v with %d items", err, len(q.Items))
	}
}
