package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestSolvedTables: a table of statements that comes again with its ticks answers the
// first one; another table with ticks of its own is a question of its own.
func TestSolvedTables(t *testing.T) {
	table := func(rows ...[]string) page.Table {
		var out page.Table
		for _, row := range rows {
			var r page.Row
			for _, text := range row {
				r.Cells = append(r.Cells, page.Cell{ColSpan: 1, RowSpan: 1, Blocks: []page.Block{page.Paragraph{Runs: []page.Run{{Text: text}}}}})
			}
			out.Rows = append(out.Rows, r)
		}
		return out
	}
	head := []string{"", "True", "False"}
	read3 := func(second page.Table) []string {
		doc := paper("1. Tick what is true and what is false.")
		doc.Blocks = append(doc.Blocks, table(head, []string{"Ice is cold.", "", ""}, []string{"Fire is wet.", "", ""}))
		doc.Blocks = append(append(doc.Blocks, paper("2. Which is a bird?\nA. owl\nB. cod").Blocks...), second)
		q, _ := read(t, doc)
		return keys(q)
	}
	solved := table(head, []string{"Ice is cold.", "✓", ""}, []string{"Fire is wet.", "", "✓"})
	if diff := cmp.Diff([]string{"true", "false", "-"}, read3(solved)); diff != "" {
		t.Error(diff)
	}
	other := table(head, []string{"Rain is wet.", "✓", ""}, []string{"Fire is wet.", "", "✓"})
	if diff := cmp.Diff([]string{"-", "-", "-", "true", "false"}, read3(other)); diff != "" {
		t.Error(diff)
	}
}

// TestTruthTableUnderHeading: a table with columns for yes and no belongs to the question
// whose number is the heading over it; under another heading it asks what people do.
func TestTruthTableUnderHeading(t *testing.T) {
	for heading, want := range map[string]int{"Question 1": 3, "Your habits": 1} {
		doc := paper("x\nFor each bird, choose whether it flies.")
		doc.Blocks[0] = page.Paragraph{Runs: []page.Run{{Text: heading}}, Style: page.Style{Heading: 2}}
		cell := func(text string) page.Cell {
			return page.Cell{ColSpan: 1, RowSpan: 1, Blocks: []page.Block{page.Paragraph{Runs: []page.Run{{Text: text}}}}}
		}
		var table page.Table
		for _, row := range [][]string{{"", "Yes", "No"}, {"An owl flies.", "", ""}, {"A penguin flies.", "", ""}} {
			table.Rows = append(table.Rows, page.Row{Cells: []page.Cell{cell(row[0]), cell(row[1]), cell(row[2])}})
		}
		doc.Blocks = append(append(doc.Blocks, table), paper("Question 2\nWhich is a bird?\nA. owl\nB. cod").Blocks...)
		if q, _ := read(t, doc); len(q.Items) != want {
			t.Errorf("%s: %d questions, want %d", heading, len(q.Items), want)
		}
	}
}
