package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestCompletionTitle: the name of the kind below is no part of the statement above.
func TestCompletionTitle(t *testing.T) {
	q, _ := read(t, paper("Chapter test\nTrue/False\nIndicate whether the statement is true or false.\n____\t1.\tOwls hunt by night.\n____\t2.\tHens are fish.\nCompletion\nComplete each statement.\n3.\tA young dog is called a ____________________.\n\nAnswer Section\nTRUE/FALSE\n1.\tANS:\tT\tPTS:\t1\tDIF:\tL1\nOBJ:\t4.1.2\n2.\tANS:\tF\tPTS:\t1\nCOMPLETION\n3.\tANS:\tpuppy\tPTS:\t1\n"))
	if diff := cmp.Diff([]string{"Owls hunt by night.", "Hens are fish.", "A young dog is called a _____."}, stems(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if q.Items[0].Feedback.General != nil {
		t.Errorf("a field of the bank explains: %v", q.Items[0].Feedback.General)
	}
	if diff := cmp.Diff([]string{"true", "false", "puppy"}, keys(q)); diff != "" {
		t.Errorf("keys -want +got:\n%s", diff)
	}
}
