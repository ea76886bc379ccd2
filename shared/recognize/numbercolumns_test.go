package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestNumberColumns: what is numbered down the columns of a list is read in the order of
// its numbers, be it questions, parts or the key.
func TestNumberColumns(t *testing.T) {
	q, _ := read(t, paper("Flowers\nTask 1. Name the colour of the following flowers:\n1. rose\t4. lily\t7. aster\n2. tulip\t5. iris\n3. poppy\t6. daisy\nTask 2. Which flower is blue?\n"))
	want := []string{"Task 1 1. rose", "Task 1 2. tulip", "Task 1 3. poppy", "Task 1 4. lily", "Task 1 5. iris", "Task 1 6. daisy", "Task 1 7. aster", "Task 2 Which flower is blue?"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("Sums\n1. 3 + 4 = ___\t3. 5 + 6 = ___\n2. 8 - 2 = ___\t4. 9 - 3 = ___\n\nAnswers\n1. 7\t3. 11\n2. 6\t4. 6\n"))
	if diff := cmp.Diff([]string{"7..7", "6..6", "11..11", "6..6"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestNumberRowsStay: what is numbered along the rows keeps its order, and two lists to
// match that both count from 1 stay side by side.
func TestNumberRowsStay(t *testing.T) {
	q, _ := read(t, paper("Sums\n1. 3 + 4 = ___\t2. 5 + 6 = ___\n3. 8 - 2 = ___\t4. 9 - 3 = ___\n5. 7 - 2 = ___\t6. 6 - 3 = ___\n"))
	if diff := cmp.Diff([]string{"1.", "2.", "3.", "4.", "5.", "6."}, labels(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
