package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestWordedLetters: the rows of a table are questions, and below each its choices
// with their letters behind a word in a cell of their own.
func TestWordedLetters(t *testing.T) {
	rows := [][2]string{
		{"Q1.", "Choose the right option. All questions count the same."},
		{"1.", "Which bird hoots at night?"}, {"Option A:", "the owl"}, {"Option B:", "the swan"}, {"Option C:", "the robin"}, {"", ""},
		{"2.", "Steps of a swan:\n1. it runs\n2. it flies"}, {"Option A:", "1 - 2"}, {"Option B:", "2 - 1"}, {"Option C:", "neither"},
	}
	var table page.Table
	for _, r := range rows {
		var row page.Row
		for _, text := range r {
			row.Cells = append(row.Cells, page.Cell{Blocks: []page.Block{page.Paragraph{Runs: []page.Run{{Text: text}}}}})
		}
		table.Rows = append(table.Rows, row)
	}
	q, _ := read(t, page.Document{Blocks: []page.Block{table}})
	if diff := cmp.Diff([][]string{{"the owl", "the swan", "the robin"}, {"1 - 2", "2 - 1", "neither"}}, offers(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
