package recognize_test

import (
	"strings"
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

// TestEarnedBelow: the score may stand below the number, and the buttons be circles. Picks of a
// question that did not earn all of its points are no keys.
func TestEarnedBelow(t *testing.T) {
	q, _ := read(t, paper("Quiz 1\nQuestion 1\n1.33 / 2 pts\nWhich birds swim? Select one or more.\n☒ swan\n☐ owl\n☐ duck\n☒ hen\nQuestion 2\n3 / 3 pts\nWhich birds hunt? Select one or more.\n☒ owl\n☐ hen\n☒ hawk\nQuestion 3\n1 / 1 pts\nWhich one barks?\n● dog\n○ cat\n○ cow\nQuestion 4\n0 / 1 pts\nWhich one meows?\n○ dog\n● cow\n○ cat"))
	want := "Question 1 Which birds swim? Select one or more. / swan / owl / duck / hen|Question 2 Which birds hunt? Select one or more. / owl / hen / hawk: owl | hawk|Question 3 Which one barks? / dog / cat / cow: dog|Question 4 Which one meows? / dog / cow / cat"
	if got := strings.Join(labelled(q), "|"); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
