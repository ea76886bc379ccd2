package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestScoreRows: in a marked test what earned points is the right choice.
func TestScoreRows(t *testing.T) {
	q, _ := read(t, paper("Question 1\nWhich one is a planet?\nYour Answer\tScore\tExplanation\n\nRome\n\nMars\t✓\t3.00\n\nLima, which lies\nin Peru\n\nTotal\t3.00 / 3.00\nQuestion 2\nWhich one is a sea?\nYour Answer\tScore\tExplanation\n\nBaltic\n\nCairo\t✗\t0.00\n\nOslo\n\nTotal\t0.00 / 3.00\nQuestion 3\nWhich are hot?\nYour Answer\tScore\tExplanation\n\nFire\t✓\t1.00\n\nIce\t✓\t1.00\n\nTotal\t2.00 / 2.00"))
	if diff := cmp.Diff([]string{"Mars", "-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if len(q.Items) != 3 {
		t.Errorf("%d items", len(q.Items))
	}
}

// TestScoreColumn: where the signs are pictures, the one row with points is
// right; with points in several rows, or none earned, nothing is.
func TestScoreColumn(t *testing.T) {
	q, _ := read(t, paper("Question 1\nWhich one is a planet?\nYour Answer\tScore\tExplanation\n\nRome\n\nMars\t3.00\n\nLima\n\nTotal\t3.00 / 3.00\nQuestion 2\nWhich one is a sea?\nYour Answer\tScore\tExplanation\n\nBaltic\n\nCairo\t0.00\n\nOslo\n\nTotal\t0.00 / 3.00\nQuestion 3\nWhich are hot?\nYour Answer\tScore\tExplanation\n\nFire\t0.50\n\nIce\t0.50\n\nTotal\t1.00 / 1.00"))
	if diff := cmp.Diff([]string{"Mars", "-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
