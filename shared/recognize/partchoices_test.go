package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestChoicesOfParts: a part may offer choices behind capital letters, among others
// that ask without any.
func TestChoicesOfParts(t *testing.T) {
	q, _ := read(t, paper("Exam 2\n1. (12 points) Short answers.\n(a) (2 pts.) True or False. Every sea is salty.\n(b) (2 pts.) Which of these is a sea?\nA. Baltic\nB. Danube\nC. Elba, far out\nAnswer: A\n(c) (3 pts.) Name three rivers of Asia.\n(d) (5 pts.) Explain how tides rise.\n2. (5 points) Describe a delta.\n3. (5 points) Describe a lagoon."))
	want := []string{"1 (a) Every sea is salty.", "1 (b) Which of these is a sea? / Baltic / Danube / Elba, far out: Baltic", "1 (c) Name three rivers of Asia.", "1 (d) Explain how tides rise.", "2. Describe a delta.", "3. Describe a lagoon."}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Error(diff)
	}
}
