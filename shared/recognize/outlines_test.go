package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestPointsOfAnExplanation: points in Roman numbers under an explanation are
// its own; the question keeps the choices it has.
func TestPointsOfAnExplanation(t *testing.T) {
	q, _ := read(t, paper("Quiz\n1. Which is a correct identifier?\na) VAR_1234\nb) 1var\nc) 7VAR\nAnswer: a\nExplanation: The rules are as follows:\ni) it may contain letters and digits only\nii) it should start with a letter\n2. Which is not a constructor?\na) default\nb) copy\nc) friend\nAnswer: c"))
	if diff := cmp.Diff([]string{"VAR_1234", "friend"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	for _, item := range q.Items {
		if c, _ := item.Response.(quiz.Choice); len(c.Choices) != 3 {
			t.Errorf("%s: %d choices", item.Label, len(c.Choices))
		}
	}
}
