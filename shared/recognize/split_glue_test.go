package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestGluedLabel: a converter may put the label of the next question behind the
// last choice.
func TestGluedLabel(t *testing.T) {
	q, _ := read(t, paper("Question 1:\nWhich is a planet?\nA. Mars\nB. Rome Question 2:\nWhich is hot? The answer to Question 1: helps.\nA. Ice\nB. Fire Question 3:\nWhat is shown?\nint x;\nx = 5;\nA. 4\nB. 5\n\nQuestion 4:\nWhich is a sea?\nA. Oslo\nB. Baltic"))
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Stem.Text())
	}
	want := []string{"Which is a planet?", "Which is hot? The answer to Question 1: helps.", "What is shown?\nint x;\nx = 5;", "Which is a sea?"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}
