package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestPairsWithin: the words behind the first of two lines of a statement are offered
// for all of it.
func TestPairsWithin(t *testing.T) {
	q, _ := read(t, paper("Quiz\n1. Answer the following True/False questions.\n\nAll cats are animals.\tTrue\tFalse\n\nAll animals are cats.\tTrue\tFalse\n\nA cat sleeps all day.\tTrue\tFalse\n\nWhen a cat runs, it is possible that a dog runs a second True\tFalse time, but never a third time.\n\nFor cats, the house may have rooms of two kinds (as kind True\tFalse\n2 and 3), but no kind more.\n\n2. Draw a cat."))
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Stem.Text())
	}
	want := []string{"All cats are animals.", "All animals are cats.", "A cat sleeps all day.", "When a cat runs, it is possible that a dog runs a second time, but never a third time.", "For cats, the house may have rooms of two kinds (as kind 2 and 3), but no kind more.", "Draw a cat."}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
