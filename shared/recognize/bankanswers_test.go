package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestBankAnswersBelow: programs that print question banks write long answers below the
// word for one, and what a question is worth on a line of its own.
func TestBankAnswersBelow(t *testing.T) {
	q, _ := read(t, paper("Chapter 4 Review\n\nShort Answer\n\n    1.   Why are cells small?\n\n    2.   What does a wall do?\n\nEssay\n\n    3.   Compare plants and animals.\n\nChapter 4 Review\nAnswer Section\n\nSHORT ANSWER\n\n    1.   ANS:\nSo that things move\nin and out quickly.\nPTS:   1    DIF:   2    REF:   p. 12\n\n    2.   ANS:\nIt holds the cell.\n\nPTS:   2\n\nESSAY\n\n    3.   ANS:\nPlants have walls. Animals do not.\nPTS:   4\n"))
	if diff := cmp.Diff([]string{"So that things move in and out quickly.", "It holds the cell.", "Plants have walls. Animals do not."}, keysOrModels(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	for _, item := range q.Items {
		if item.Points == nil || !item.Feedback.General.IsEmpty() {
			t.Errorf("%q is worth %v and explained by %q", item.Stem.Text(), item.Points, item.Feedback.General.Text())
		}
	}
}
