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

// TestSummaryTable: the table over an attempt is no part of its first question.
func TestSummaryTable(t *testing.T) {
	attempt := "Question 1\nCorrect\nMark 1.00 out of 1.00\nWhich bird hoots?\nSelect one:\n☐ a. duck\n☒ b. owl ✓\nThe correct answer is: owl\nQuestion 2\nIncorrect\nMark 0.00 out of 1.00\nBats are birds.\nSelect one:\n☒ True ✗\n☐ False\nThe correct answer is 'False'.\nQuestion 3\nCorrect\nMark 1.00 out of 1.00\nWhich fish is flat?\nSelect one:\n☐ a. eel\n☒ b. sole ✓\nThe correct answer is: sole"
	q, _ := read(t, blocks(grid("Started on | Monday, 3 March 2025, 9:00 AM", "State | Finished", "Grade | 2.00 out of 3.00 (67%)"), attempt))
	if got := firstStem(q); got != "Which bird hoots?" {
		t.Errorf("the first question is %q", got)
	}
	if diff := cmp.Diff([]string{"owl", "false", "sole"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
