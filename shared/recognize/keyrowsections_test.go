package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// keyCells is a table with one row of cells.
func keyCells(cells ...string) page.Table {
	row := page.Row{}
	for _, c := range cells {
		row.Cells = append(row.Cells, page.Cell{Blocks: []page.Block{page.Paragraph{Runs: []page.Run{{Text: c}}}}})
	}
	return page.Table{Rows: []page.Row{row}}
}

// TestSectionKeyRows: each section ends with the answers to its questions, behind their
// numbers and without a heading, on a line or in the cells of a table.
func TestSectionKeyRows(t *testing.T) {
	first := "Lesson 1\n1. Which metal flows?\nA. Iron\nB. Mercury\nC. Tin\n2. Which are gases?\nA. Helium\nB. Salt\nC. Neon\n3. Which tool cuts wood?\nA. Saw\nB. Spoon\nC. Cup"
	second := "Lesson 2\n1. Which bird swims?\nA. Hawk\nB. Penguin\nC. Owl\n2. Which are fish?\nA. Trout\nB. Carp\nC. Whale"
	want := []string{"Mercury", "Helium | Neon", "Saw", "Penguin", "Trout | Carp"}
	q, _ := read(t, paper(first+"\n1. B   2. A,C   3. A\n"+second+"\n1.B\t2.A, B"))
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Errorf("lines (-want +got):\n%s", diff)
	}
	doc := paper(first)
	doc.Blocks = append(doc.Blocks, keyCells("1.B", "2.A,C", "3.A", ""))
	doc.Blocks = append(doc.Blocks, paper(second).Blocks...)
	doc.Blocks = append(doc.Blocks, keyCells("1.B", "2.A,B"))
	if q, _ = read(t, doc); !cmp.Equal(want, keys(q)) {
		t.Errorf("cells: %q", keys(q))
	}
	// One row alone may list anything, and so may rows that fit no questions.
	none := []string{"-", "-", "-", "-", "-"}
	for _, text := range []string{first + "\n" + second + "\n1. B   2. A,B", first + "\n1. D   2. A   3. B\n" + second + "\n1. B   2. E"} {
		if q, _ := read(t, paper(text)); !cmp.Equal(none, keys(q)) {
			t.Errorf("%q: %q", text[len(text)-30:], keys(q))
		}
	}
}
