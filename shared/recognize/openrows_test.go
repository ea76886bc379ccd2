package recognize_test

import (
	"testing"

	"formwright/shared/quiz"
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

// TestLegendRows: a table with letters and an empty column under what the answers are
// called asks in each row; what stands behind a table of true and false is not judged.
func TestLegendRows(t *testing.T) {
	q, _ := read(t, blocks("Task 1", "Name the scale of each variable.", "N = nominal", "O = ordinal", "R = ratio",
		grid("|Variable|Scale", "a)|The marks of a test of goods|", "b)|The mean temperature of a year in degrees|", "c)|The data that a phone used in kilobytes|"),
		"Are these statements true or false?",
		grid("|Statement|true|false", "f)|Nominal values can be put in an order.||", "g)|Values on a ratio scale are always whole.||"),
		"State which test answers these questions.", "1 = z test", "2 = F test",
		grid("|Question|Test", "k)|Does the use of two towns vary differently?|", "l)|Do green areas and content go together?|", "m)|Is the price higher at one of two stations?|"),
		"Task 2", "Calculate the mean of 3, 4 and 5."))
	if len(q.Items) != 9 {
		t.Fatalf("three tables and a task are read as %d questions: %q", len(q.Items), stems(q))
	}
	for i, item := range q.Items {
		if _, judged := item.Response.(quiz.TrueFalse); judged != (i == 3 || i == 4) {
			t.Errorf("%q is %T", item.Stem.Text(), item.Response)
		}
	}
}
