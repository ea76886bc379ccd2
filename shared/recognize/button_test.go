package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestButtons: the buttons of a web page are copied with its questions.
func TestButtons(t *testing.T) {
	q, _ := read(t, paper("1) Which is an identifier?\n\n$x\nx_1\nx@\nView Answer\nAnswer: B\n\n2) Which is a loop?\n\nif\nfor\ncase\nHide Answer Workspace\nAnswer: B\n\n3) Who can view the answer?"))
	want := []string{"1) Which is an identifier? / $x / x_1 / x@: x_1", "2) Which is a loop? / if / for / case: for", "3) Who can view the answer?"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
