package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestNumberedFormOnTop: the fields and rules on the cover of a paper may be
// numbered, and are no questions.
func TestNumberedFormOnTop(t *testing.T) {
	q, _ := read(t, paper("Midterm Exam\n1. Student ID: ________\n2. Name: ________\n3. DATE: 20 JUNE\n4. THIS PAPER HAS TWO PAGES.\n5. ALL ANSWERS TO BE WRITTEN ON THIS PAPER.\n"+
		"1. Which river is the longest of the north?\n2. Name: ________ is the capital of Peru.\n3. Why is the sea salt?"))
	got := labels(q)
	if diff := cmp.Diff([]string{"1.", "2.", "3."}, got); diff != "" {
		t.Error(diff)
	}
}
