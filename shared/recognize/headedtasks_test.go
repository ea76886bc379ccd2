package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestHeadedTasks: each task of an exam stands in a table of its own, under its number
// and what it is worth, with what its parts are worth beside them.
func TestHeadedTasks(t *testing.T) {
	cell := func(text string, label *page.Label) page.Cell {
		return page.Cell{Blocks: []page.Block{page.Paragraph{Label: label, Runs: []page.Run{{Text: text}}}}}
	}
	bullet := &page.Label{Text: "•", Format: page.Bullet}
	task := func(number, worth, order, part string) page.Table {
		return page.Table{Rows: []page.Row{
			{Cells: []page.Cell{cell(number, nil), cell(worth, nil)}},
			{Cells: []page.Cell{cell(order, nil), cell("(10 points)", nil)}},
			{Cells: []page.Cell{cell(part, bullet), cell("(5 points)", nil)}},
			{Cells: []page.Cell{cell("Add a few tests of your own.", bullet), cell("(5 points)", nil)}},
		}}
	}
	q, _ := read(t, page.Document{Blocks: []page.Block{
		task("Question 1", "(20 points)", "Write a function that turns a word around.", "Say so where there is no word."),
		task("Question 2", "(20 points)", "Write a function that returns True if a word is long and False otherwise.", "Do not count the spaces."),
	}})
	want := []string{
		"Write a function that turns a word around.\nSay so where there is no word.\nAdd a few tests of your own.",
		"Write a function that returns True if a word is long and False otherwise.\nDo not count the spaces.\nAdd a few tests of your own.",
	}
	if diff := cmp.Diff(want, stems(q)); diff != "" {
		t.Error(diff)
	}
	for _, item := range q.Items {
		if item.Points.String() != "20" {
			t.Errorf("%s points", item.Points)
		}
	}
}
