package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestEarnedPicks: what was picked is the key where it earned all points, and nowhere
// else.
func TestEarnedPicks(t *testing.T) {
	q, _ := read(t, paper("Question 1\t2.5 / 2.5 points\nWhich bird hoots? Select one.\n☐ The duck\n☒ The owl\n☐ The hen\nw Hide question 1 feedback\nOwls hoot at night.\n"+
		"Question 2\t0 / 2.5 points\nWhich fish is flat? Select one.\n☒ The eel\n☐ The sole\n☐ The cod\nw Hide question 2 feedback\nThe sole lies on its side.\n"+
		"Question 3\t1 / 2 points\nWhich of these swim? Select all that apply.\n☒ The eel\n☐ The sole\n☒ The owl"))
	want := []string{"Question 1 Which bird hoots? Select one. / The duck / The owl / The hen: The owl", "Question 2 Which fish is flat? Select one. / The eel / The sole / The cod", "Question 3 Which of these swim? Select all that apply. / The eel / The sole / The owl"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	for i, item := range q.Items[:2] {
		if item.Points == nil || item.Points.String() != "2.5" || len(item.Feedback.General) == 0 {
			t.Errorf("question %d: points %v, feedback %v", i+1, item.Points, item.Feedback)
		}
	}
}
