package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestHeadsThatSayWhatQuestionsAreWorth: "2 Marks Questions:" is no second question; a
// number before points that are asked about is one.
func TestHeadsThatSayWhatQuestionsAreWorth(t *testing.T) {
	for text, want := range map[string][]string{
		"Section A\n\n1 Mark Questions:\n\n1. The oldest mill is\na) ours\nb) theirs\nc) none\n\n2 Mark Questions:\n\n2. The oldest bridge is\na) ours\nb) theirs\nc) none\n\nSection B\n\n5-mark questions\n\n1. Explain how a mill is built.": {
			"1. The oldest mill is / ours / theirs / none", "2. The oldest bridge is / ours / theirs / none", "1. Explain how a mill is built."},
		"Test\n1 Marks on trees tell walkers the way. What else do they tell?\n2 Points questions of a game are worth what?\n3 Mark the questions that you like.": {
			"1 Marks on trees tell walkers the way. What else do they tell?", "2 Points questions of a game are worth what?", "3 Mark the questions that you like."},
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff(want, labelled(q)); diff != "" {
			t.Errorf("-want +got:\n%s", diff)
		}
	}
}
