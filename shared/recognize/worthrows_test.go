package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestPapersWithoutHeads: a table with labels of tasks in its first cells and what
// each is worth behind it is a paper, whose heads say nothing; one that only lists
// what things weigh is none.
func TestPapersWithoutHeads(t *testing.T) {
	paper := blocks("Model paper\nTime: 3 Hrs\tMax. Marks: 70",
		grid(" |  |  | PART-A Answer all. | ", "1. |  |  |  | 10 M", " | a |  | List the parts of a mill | CO1-K1(2M)", " | b |  | Explain how a wheel turns. | CO1-K2(2M)", " | c |  | What is a brook? | CO2-K1(2M)",
			" |  |  | PART-B | ", "2. |  |  |  | 10 M", " | A. | i. | Describe the work of a miller. | CO3-K2(5M)", " |  | ii. | Draw a mill with its stones. | CO3-K3(5M)", " |  |  | OR | ", " | B. | i. | Compare a mill with a bakery. | CO3-K2(10M)"))
	q, _ := read(t, paper)
	want := []string{"1. a List the parts of a mill", "1. b Explain how a wheel turns.", "1. c What is a brook?", "2. A. i. Describe the work of a miller.", "2. A. ii. Draw a mill with its stones.", "2. B. i. Compare a mill with a bakery."}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if p := q.Items[5].Points; p == nil {
		t.Error("the last is worth nothing")
	}
	q, _ = read(t, blocks("Test\n1. Which rope is the longest?", grid("a | a rope of hemp | 12", "b | a rope of wool | 30", "c | a rope of silk | 25", "d | a rope of hair | 14"), "2. What is wool?"))
	if len(q.Items) != 2 {
		t.Errorf("%d items, want 2: %v", len(q.Items), labelled(q))
	}
}
