package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// worthsOf is what the questions are worth, "-" for none.
func worthsOf(q quiz.Quiz) (out []string) {
	for _, item := range q.Items {
		worth := "-"
		if item.Points != nil {
			worth = item.Points.String()
		}
		out = append(out, worth)
	}
	return out
}

// TestLetterWorths: tasks may end in what they are worth with the first letter of marks
// for the word.
func TestLetterWorths(t *testing.T) {
	q, _ := read(t, paper("Question bank\n1. Explain how a mill grinds grain. (8M)\n2. Define a cog.\t-2M\n3. Compare a mill and a press. [5M]\n4. Describe a water wheel. 10 M\n5. List two uses of a lever. - 2M\n"))
	if diff := cmp.Diff([]string{"8", "2", "5", "10", "2"}, worthsOf(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if got, want := q.Items[1].Stem.Text(), "Define a cog."; got != want {
		t.Errorf("stem %q, want %q", got, want)
	}
}

// TestAmountsAreNoWorths: amounts of a substance behind choices, and behind some of the
// questions, are worth nothing.
func TestAmountsAreNoWorths(t *testing.T) {
	q, _ := read(t, paper("Chemistry quiz\n1. How much acid is in the flask?\nA. 1 M\nB. 2 M\nC. 5 M\n2. Which of these is an acid?\nA. vinegar\nB. soap\nC. salt\n3. Name the base of 2 M\n4. Which of these is a metal?\nA. iron\nB. coal\nC. salt\n"))
	if diff := cmp.Diff([]string{"-", "-", "-", "-"}, worthsOf(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
