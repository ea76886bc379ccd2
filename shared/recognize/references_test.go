package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestReferences: sources at the end are no part of the last question; a key under
// such a word is.
func TestReferences(t *testing.T) {
	test := "1. What do you see?\n2. Which colour is it?\n3. How do the pictures differ?\n\n"
	q, _ := read(t, paper(test+"References:\nA. Writer. 2019. How to look. https://example.org/look\nB. Reader. (2020) How to see, pp. 3-9.\n"))
	if diff := cmp.Diff([]string{"1. What do you see?", "2. Which colour is it?", "3. How do the pictures differ?"}, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. What is cited first?\na) a book\nb) a page\n2. What is cited last?\na) a year\nb) a place\n\nSources\n3. Where was it printed?\na) in Rome\nb) in Lima\n"))
	if len(q.Items) != 3 {
		t.Errorf("%d questions, want 3", len(q.Items))
	}
}
