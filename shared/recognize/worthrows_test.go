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
	q, _ = read(t, blocks("Mid-term\nInstructions:\n1) All tasks are compulsory.\n2) Figures to the right are full marks.",
		grid("Q-1 (a) | When does a rope become a cable? | (1.5)", "(b) | Define the words of a sailor. | (1.5)", "(c) | Check whether a knot holds. | [3.5]",
			"Q-2 (a) | Draw a sail with its ropes. | (5)", "(b) | Describe a mast of wood. | (5)", " | OR | ", "(b) | Describe a mast of steel. | (5)")))
	want = []string{"Q-1 (a) When does a rope become a cable?", "(b) Define the words of a sailor.", "(c) Check whether a knot holds.", "Q-2 (a) Draw a sail with its ropes.", "(b) Describe a mast of wood.", "(b) Describe a mast of steel."}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	q, _ = read(t, blocks("Report\n1. What did the mill earn?", grid("a | Flour that was sold | 120", "b | Grain that was bought | (64)", "c | Wages of the miller | (20)", "d | Interest on the loan | (6)", "e | Repairs of the wheel | (9)", "f | What is left | 30"), "2. What is wool?"))
	if len(q.Items) != 2 {
		t.Errorf("accounts: %d items, want 2: %v", len(q.Items), labelled(q))
	}
}
