package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestRowsWithRoom: numbered rows of a table with room to write beside them are
// the parts of the question over it.
func TestRowsWithRoom(t *testing.T) {
	doc := paper("Exam\nQ1. Evaluate each expression and write its value in the blank.")
	doc.Blocks = append(doc.Blocks, grid("1.|4 * 2|________", "2.|int(4.6)|________", "3.|2 - 5|________", "4.|\"1\" == 1|________"))
	doc.Blocks = append(doc.Blocks, paper("Q2. Write a program that prints the numbers from 1 to 9.").Blocks...)
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"Q1 1. 4 * 2", "Q1 2. int(4.6)", "Q1 3. 2 - 5", "Q1 4. \"1\" == 1", "Q2 Write a program that prints the numbers from 1 to 9."}, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
