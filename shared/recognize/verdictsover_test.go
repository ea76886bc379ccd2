package recognize_test

import (
	"testing"

	"formwright/shared/quiz"
)

// TestVerdictsOverChoices: a page of a test that was taken says over a choice that
// it is right, and over the one that was chosen that it is wrong.
func TestVerdictsOverChoices(t *testing.T) {
	q, _ := read(t, paper("✓ Question 1  Correct\nWhich town lies on the Tiber?\n☐ Paris\nYour answer is correct\n☒ Rome\n☐ Oslo\nQuestion 2  Incorrect\nWhich town lies on the Seine?\nCorrect answer\n☐ Paris\nYour answer is incorrect\n☒ Rome\n☐ Oslo"))
	if len(q.Items) != 2 {
		t.Fatalf("%d items", len(q.Items))
	}
	for i, want := range []int{1, 0} {
		c, ok := q.Items[i].Response.(quiz.Choice)
		if !ok || len(c.Choices) != 3 || len(c.Key) != 1 || c.Key[0] != want || len(q.Items[i].Stem.Text()) > 32 {
			t.Errorf("item %d is %+v %q", i, q.Items[i].Response, q.Items[i].Stem.Text())
		}
	}
}

// TestCrossesBesideTicks: where the right choice has a tick, crosses are no text.
func TestCrossesBesideTicks(t *testing.T) {
	q, _ := read(t, paper("1. Which town lies on the Tiber?\nA. Paris ✗\nB. Rome ✓\nC. Oslo\n2. Which town lies on the Seine?\nA. Paris ✓\nB. Rome ✗\nC. Oslo"))
	for i, item := range q.Items {
		c, ok := item.Response.(quiz.Choice)
		if !ok || len(c.Choices) != 3 || c.Choices[0].Content.Text() != "Paris" || c.Choices[1].Content.Text() != "Rome" {
			t.Errorf("item %d: %+v", i, item.Response)
		}
	}
}
