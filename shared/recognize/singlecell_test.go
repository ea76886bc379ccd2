package recognize_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestSingleCells: where a test kept nothing but the right choices, in tables
// whose buttons are gone, they are the answers.
func TestSingleCells(t *testing.T) {
	var doc page.Document
	var want []string
	for i := range 6 {
		doc.Blocks = append(doc.Blocks, paper(fmt.Sprintf("QUESTION %d\nWhich bird has ring number %d on its leg?", i+1, i)).Blocks...)
		doc.Blocks = append(doc.Blocks, grid(fmt.Sprintf("||wren %d", i)))
		want = append(want, fmt.Sprintf("wren %d", i))
	}
	doc.Blocks = append(doc.Blocks, paper("QUESTION 7\nWrens are smaller than swans.\nTrue\nQUESTION 8\nWhich bird is tall?").Blocks...)
	doc.Blocks = append(doc.Blocks, grid("||heron", "||wren", "||tit"))
	q, _ := read(t, doc)
	if diff := cmp.Diff(append(want, "true", "-"), keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
