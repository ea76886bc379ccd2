package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestLoneBoxesAmongVerdicts: a box over its text is one too where a verdict stands between it
// and the next, as pages of attempts have it.
func TestLoneBoxesAmongVerdicts(t *testing.T) {
	q, _ := read(t, paper("1. Which bird hoots at night?\nCorrect!\n☒\nowl\n☐\nhen\n☐\nduck\n2. Which bird swims well?\nYou Answered\n☒\nowl\nCorrect Answer\n☐\nduck\n☐\nhen\n"))
	if diff := cmp.Diff([]string{"owl", "duck"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if n := len(q.Items[1].Response.(quiz.Choice).Choices); n != 3 {
		t.Errorf("the second question has %d choices", n)
	}
}

// TestSummaryTable: the table over an attempt is no part of its first question; another table
// there is.
func TestSummaryTable(t *testing.T) {
	page := "Question 1\nCorrect\nMark 1.00 out of 1.00\nWhich bird hoots at night?\nSelect one:\na. owl\nb. hen\nThe correct answer is: owl\nQuestion 2\nIncorrect\nMark 0.00 out of 1.00\nWhich bird swims well?\nSelect one:\na. hen\nb. duck\nThe correct answer is: duck"
	q, _ := read(t, blocks(grid("Started on | Monday, 3 March 2025, 9:00 AM", "State | Finished", "Grade | 1.00 out of 2.00 (50%)"), page))
	if got := firstStem(q); got != "Which bird hoots at night?" {
		t.Errorf("the first question is %q", got)
	}
	if diff := cmp.Diff([]string{"owl", "duck"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
