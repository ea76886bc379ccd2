package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLoneCapitals: capitals stand alone over the choices they label.
func TestLoneCapitals(t *testing.T) {
	q, _ := read(t, paper("QUESTION 1\nWhich is a sea?\nA\nOslo\nB\nBaltic\nC\nLima\nANSWER\nB\n\nQUESTION 2\nWhich is a tree?\nA\noak\nB\nice\nC\nsand\nANSWER\nA\n\nQUESTION 3\nHow many legs has a bee?\nA\n4\nB\n5\nC\n6\nANSWER\nC\n"))
	if diff := cmp.Diff([]string{"QUESTION 1 Which is a sea? / Oslo / Baltic / Lima: Baltic", "QUESTION 2 Which is a tree? / oak / ice / sand: oak", "QUESTION 3 How many legs has a bee? / 4 / 5 / 6: 6"}, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
