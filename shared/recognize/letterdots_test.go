package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLetterDots: the letter of a part and a number count questions; choices that are
// numbers do not.
func TestLetterDots(t *testing.T) {
	q, _ := read(t, paper("Part A – 14 Points\n\nA.1 - 7 Points\nExplain how an owl hunts.\n\nA.2 - 7 Points\nDescribe the river.\n\nPart B – 5 Points\n\nB.1 - 5 Points\nCompare a cod with a bat.\n"))
	if diff := cmp.Diff([]string{"A1 Explain how an owl hunts.", "A2 Describe the river.", "B1 Compare a cod with a bat."}, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	for i, want := range []string{"7", "7", "5"} {
		if p := q.Items[i].Points; p == nil || p.String() != want {
			t.Errorf("%d is worth %v", i+1, p)
		}
	}
	q, _ = read(t, paper("1. How many legs has a cow?\nA.1\nB.2\nC.3\nD.4\n2. How many wings has an owl?\nA.1\nB.2\nC.3\nD.4\n"))
	if diff := cmp.Diff([]string{"1. How many legs has a cow? / 1 / 2 / 3 / 4", "2. How many wings has an owl? / 1 / 2 / 3 / 4"}, labelled(q)); diff != "" {
		t.Errorf("choices (-want +got):\n%s", diff)
	}
}
