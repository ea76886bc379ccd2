package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestBareHeads: a word heads each task and another its answer, and tasks with numbers
// follow.
func TestBareHeads(t *testing.T) {
	q, _ := read(t, paper("Exercise:\nEach guest calls twice an hour and talks for two minutes. What is the load?\nSolution:\nThe load is 4 minutes.\nExercise:\nWe look at a village with 200 guests, of whom a quarter call three times an hour.\nFind the whole load.\nSolution:\nLoad of one guest: 3 x 2 = 6\nExercise:\nA shop has a load of two calls out and three calls in.\nFind the mean time of a call.\nSolution\nThe whole load is 5.\nExercise 1. Number of guests\nA house serves 40 guests. How many may call?\nExercise 2. Load\nGiven are two lines.\na) What is the load of each line?\nb) What is it if we join them?"))
	want := []string{"The load is 4 minutes.", "Load of one guest: 3 x 2 = 6", "The whole load is 5.", "-", "-", "-"}
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Error(diff)
	}
}
