package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestCodeInAFrame: a program in a table of one cell belongs to the question over
// it, with the empty lines inside.
func TestCodeInAFrame(t *testing.T) {
	frame := func(lines ...string) page.Table {
		var cell page.Cell
		for _, l := range lines {
			cell.Blocks = append(cell.Blocks, page.Paragraph{Runs: []page.Run{{Text: l}}})
		}
		return page.Table{Rows: []page.Row{{Cells: []page.Cell{cell}}}}
	}
	var doc page.Document
	for i := range 3 {
		doc.Blocks = append(doc.Blocks, paper("What does it print?").Blocks...)
		doc.Blocks = append(doc.Blocks, frame("int n = "+string(rune('1'+i))+";", "", "void show() {", "    print(n);", "}"))
		doc.Blocks = append(doc.Blocks, paper("\na) 1\nb) 2\nc) 3\nd) 4\nAnswer: b\n").Blocks...)
	}
	q, _ := read(t, doc)
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Stem.Text())
	}
	code := ";\nvoid show() {\n    print(n);\n}"
	if diff := cmp.Diff([]string{"What does it print?\nint n = 1" + code, "What does it print?\nint n = 2" + code, "What does it print?\nint n = 3" + code}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
