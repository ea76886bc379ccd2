package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAnswersBehindHeads: a word on a line of its own over a letter answers the
// question before it where the first question stands before all of them.
func TestAnswersBehindHeads(t *testing.T) {
	q, _ := read(t, paper("Question 1\nWhich is a sea?\nA. Oslo\nB. Baltic\n\nAnswer\nB\n\nQuestion 2\nWhich is a tree?\nA. oak\nB. ice\n\nAnswer\nA\n\nQuestion 3\nWhich is hot?\nA. snow\nB. fire\n\nAnswer\nB\n\nQuestion 4\nWhich is wet?\nA. rain\nB. dust\n\nAnswer\nA\n"))
	if diff := cmp.Diff([]string{"Baltic", "oak", "fire", "rain"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
