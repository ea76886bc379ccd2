package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestPlatformHeads: what a platform prints behind the number of a question and over its
// choices is no part of it; a bracket that the question needs is.
func TestPlatformHeads(t *testing.T) {
	q, _ := read(t, paper("Question 1\nWhich is a sea?\nQuestion 1 options:\nA) Baltic\nB) Oslo\n\nQuestion 2 (Bonus)\nWhich is hot?\nA) Ice\nB) Fire\n\nQuestion 3 (Extra)\n\nQuestion 4\nHow many options has a vote?\nA) one\nB) two\n"))
	want := []string{"Question 1 Which is a sea? / Baltic / Oslo", "Question 2 Which is hot? / Ice / Fire", "Question 4 How many options has a vote? / one / two"}
	got := labelled(q)
	if len(got) == 4 {
		got = append(got[:2:2], got[3])
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestDashBehindIDs: a dash parts a short id from what is asked.
func TestDashBehindIDs(t *testing.T) {
	q, _ := read(t, paper("BQ1 – What is the sea?\n\nBQ2 - Where is it?\n\nBQ3 – Who swims there?\n"))
	if diff := cmp.Diff([]string{"BQ1 What is the sea?", "BQ2 Where is it?", "BQ3 Who swims there?"}, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
