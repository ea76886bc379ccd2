package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestExplainedRows: behind the answer some say every choice again with what is
// right or wrong about it; that asks nothing.
func TestExplainedRows(t *testing.T) {
	q, _ := read(t, paper("Q1) Which of these float on water?\n\nA. cork\nB. iron\nC. oil\nD. sand\n\nAnswer: A, and C are correct.\n\nA. cork\nIt is lighter than water.\n\nB. iron\nIt is heavier.\n\nC. oil\nIt floats too.\n\nD. sand\nIt sinks.\n\nQ2) Which of these is a bird?\n\nA. bat\nB. owl\nC. bee\nD. fly\n\nAnswer: B is correct\n\nA. bat: a mammal\nB. owl: it has feathers\nC. bee: an insect\nD. fly: an insect"))
	if diff := cmp.Diff([]string{"cork | oil", "owl"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if got := q.Items[0].Feedback.General.Text(); !strings.Contains(got, "lighter than water") {
		t.Errorf("explanation = %q", got)
	}
	q, _ = read(t, paper("1. Which is a tree?\nA. oak\nB. rose\nAnswer: A\nAnd which is a flower?\nA. oak leaf\nB. a rose\n2. Which is a fish?\nA. cod\nB. cow\nAnswer: A"))
	if len(q.Items) != 3 {
		t.Errorf("a question without a number behind an answer: %d items, want 3", len(q.Items))
	}
	q, _ = read(t, paper("1. Which of these floats?\nA. cork\nB. iron\nC. sand\nAnswer: A\nExplanation: What is lighter than water floats.\nA. (cork): lighter.\nB. (iron): heavier.\nC. (sand): heavier, too.\n2. Which is a fish?\nA. cod\nB. cow\nC. cat\nAnswer: A"))
	if diff := cmp.Diff([]string{"cork", "cod"}, keys(q)); diff != "" {
		t.Errorf("a row right under the explanation (-want +got):\n%s", diff)
	}
}
