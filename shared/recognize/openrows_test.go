package recognize_test

import (
	"testing"

	"formwright/shared/recognize"
)

// TestOpenRows: the rows of a table whose second column is empty are questions
// where the line over it asks, and none in a form to fill in.
func TestOpenRows(t *testing.T) {
	q, _ := read(t, blocks("Quick quiz\nWhat does each line print?", grid("Code|Output", "len('owl')|", "len('heron')|", "7 % 4|")))
	if len(q.Items) != 3 {
		t.Errorf("the table is read as %d questions: %q", len(q.Items), stems(q))
	}
	if q, _, err := recognize.Recognize(blocks("Please sign before you leave.", grid("Name|Signature", "Ada Birch|", "Bo Elm|", "Cy Oak|"))); err == nil {
		t.Errorf("a form is read as %d questions: %q", len(q.Items), stems(q))
	}
}
