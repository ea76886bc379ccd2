package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestKeyPrefix: the numbers of a key may have the Q of their questions, or an
// arrow behind them.
func TestKeyPrefix(t *testing.T) {
	test := "Question 1: Which is a bird?\nA) bat\nB) owl\nQuestion 2: Which is a fish?\nA) cod\nB) cow\nQuestion 3: Which is a tree?\nA) rose\nB) oak\n"
	for name, key := range map[string]string{"Q": "Answer Key: Q1: B\n      Q2: A\n      Q3: B", "arrows": "Answer Key\n1 → B\n2 → A\n3 → B"} {
		q, _ := read(t, paper(test+key))
		if diff := cmp.Diff([]string{"owl", "cod", "oak"}, keys(q)); diff != "" {
			t.Errorf("%s: (-want +got):\n%s", name, diff)
		}
	}
}
