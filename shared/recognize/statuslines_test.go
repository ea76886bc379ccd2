package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAnswersWithTheirStatus: what a test that was taken says of an answer is no part of
// it, and an answer that was wrong no key.
func TestAnswersWithTheirStatus(t *testing.T) {
	q, _ := read(t, paper("Section 1 : MCQ\n\n1. Which river is the longest?\n\nAnswer\nThe Nile\nStatus : Correct\tMarks : 1/1\n\n2. Which lake is the deepest?\n\nAnswer\nLake Como\nStatus : Wrong\tMarks : 0/1\n\n3. Which hill is the highest?\n\nAnswer\nThe one behind the mill\nStatus : Correct\tMarks : 2/2\n\n4. What is the status of a city?\n\nAnswer\nA title"))
	want := []string{"1. Which river is the longest?: The Nile", "2. Which lake is the deepest?", "3. Which hill is the highest?: The one behind the mill", "4. What is the status of a city?: A title"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if p := q.Items[2].Points; p == nil || p.String() != "2" {
		t.Errorf("points: %v", p)
	}
}
