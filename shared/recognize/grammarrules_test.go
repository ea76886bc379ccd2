package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSetsAndRules: a set in braces is no list to choose from, the rules of a grammar
// in a solution are no choices.
func TestSetsAndRules(t *testing.T) {
	q, _ := read(t, paper("Test\n1. Give a grammar of L = {uv | u, v of the same length}.\nSolution: The grammar has these rules:\nA → uB\nB → vA|v\nC → u\n2. Write down the set {n | n > 3} without a condition.\nAnswer: 4, 5, 6 and so on.\n3. The sea is {warm/cold} at night."))
	want := []string{"Give a grammar of L = {uv | u, v of the same length}.", "Write down the set {n | n > 3} without a condition."}
	if diff := cmp.Diff(want, stems(q)[:2]); diff != "" {
		t.Error(diff)
	}
}
