package recognize_test

import (
	"strings"
	"testing"
)

// TestProposedSolutions: a solution that the question below asks about is part of the
// question; one right behind a question answers it.
func TestProposedSolutions(t *testing.T) {
	const below = "\nDoes this meet the goal?\na) Yes\nb) No\nAnswer: "
	for _, word := range []string{"Solution: ", "Solução: ", "Lösung: "} {
		q, _ := read(t, paper("Question 1\nA farm has hens. It needs eggs every day.\n"+word+"You buy a cock."+below+"b\n\nQuestion 2\nA farm has hens. It needs eggs every day.\n"+word+"You feed the hens."+below+"a\n\nQuestion 3\nA farm has cows. It needs milk.\n"+word+"You milk the cows."+below+"a\n"))
		if got := strings.Join(keys(q), "; "); got != "No; Yes; Yes" {
			t.Errorf("%s keys %s", word, got)
		}
		if got := q.Items[0].Stem.Text(); !strings.Contains(got, "You buy a cock.") || !strings.Contains(got, "goal?") {
			t.Errorf("%s stem %q", word, got)
		}
	}
	q, _ := read(t, paper("1. Which bird wakes the farm?\nSolution: The cock.\n2. Does a hen lay eggs?\na) Yes\nb) No\nSolution: a\n3. Which bird swims?\nSolution: The duck.\n"))
	if got := strings.Join(keys(q), "; "); got != "The cock.; Yes; The duck." {
		t.Errorf("answered questions: keys %s", got)
	}
}
