package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/recognize"
)

// TestUnlabelled: letters before choices are taken off, also behind an arrow or
// where some were mistyped or forgotten, and off the answers that repeat them.
func TestUnlabelled(t *testing.T) {
	q, _, err := recognize.Recognize(book(t, []any{"Test",
		[]any{"Question", "Option 1", "Option 2", "Option 3", "Answer"},
		[]any{"Which is a sea?", "A > Oslo", "B > Baltic", "C > Lima", "B > Baltic"},
		[]any{"Which is a tree?", "A -> oak", "B -> ice", "C -> sand", "A -> oak"},
		[]any{"Which is hot?", "snow", "B. hail", "C. fire", "C"},
		[]any{"Which is cold?", "A. fire", "B, ice", "C. steam", "B"},
		[]any{"Which is vitamin?", "salt", "B. sand", "iron", "B"}}))
	if err != nil {
		t.Fatal(err)
	}
	want := []string{" Which is a sea? / Oslo / Baltic / Lima: Baltic", " Which is a tree? / oak / ice / sand: oak", " Which is hot? / snow / hail / fire: fire", " Which is cold? / fire / ice / steam: ice", " Which is vitamin? / salt / B. sand / iron: B. sand"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestBareLastLetter: a last choice of which there is but its letter is none; where the
// others have no letters it is one.
func TestBareLastLetter(t *testing.T) {
	q, _, err := recognize.Recognize(book(t, []any{"Test",
		[]any{"Question", "A", "B", "C", "D", "Answer"},
		[]any{"Which is a sea?", "A、Oslo", "B、Baltic", "C、Lima", "D", "B、Baltic"},
		[]any{"Which is a tree?", "A、oak", "B、ice", "C、sand", "D、rain", "A、oak"},
		[]any{"Which is a note?", "H", "K", "L", "D", "D"}}))
	if err != nil {
		t.Fatal(err)
	}
	want := []string{" Which is a sea? / Oslo / Baltic / Lima: Baltic", " Which is a tree? / oak / ice / sand / rain: oak", " Which is a note? / H / K / L / D: D"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestClues: clues ask where another column answers them.
func TestClues(t *testing.T) {
	q, _, err := recognize.Recognize(book(t, []any{"Board",
		[]any{"category", "value", "clue", "answer"},
		[]any{"Seas", "$100", "This sea has hardly any tide.", "What is the Baltic?"},
		[]any{"Trees", "$200", "This tree bears acorns.", "What is an oak?"}}))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"What is the Baltic?", "What is an oak?"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
