package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/quiz"
)

// TestAnswersInPoints: a list under an empty answer line is the answer; letters
// there are choices.
func TestAnswersInPoints(t *testing.T) {
	q, _ := read(t, paper("Puzzles\nQ1. How does the owl find a mouse in the dark?\nAns: It hears the mouse.\n\nQ2. State three uses of a feather.\nAns:\n(1) To write with\n(2) To keep warm\n(3) To fly\n\nQ3. Name what a nest needs.\nAnswer:\n- a safe place\n- a soft bed\n\nQ4. Which bird is red?\nAnswer:\nA. robin\nB. crow\nC. gull\n"))
	if len(q.Items) != 4 {
		t.Fatalf("%d items", len(q.Items))
	}
	for i, want := range map[int]string{1: "To keep warm", 2: "a soft bed"} {
		e, ok := q.Items[i].Response.(quiz.Essay)
		if !ok || !strings.Contains(e.Model.Text(), want) {
			t.Errorf("%s is read as %#v", q.Items[i].Label, q.Items[i].Response)
		}
	}
	if c, ok := q.Items[3].Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
		t.Errorf("Q4 is read as %#v", q.Items[3].Response)
	}
}
