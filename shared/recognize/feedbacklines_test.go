package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestFeedbackLines: the feedback of a test that is written for a converter is no
// part of its questions and choices; what a question is worth stands over it.
func TestFeedbackLines(t *testing.T) {
	q, _ := read(t, paper("Title: Seas\nPoints: 2\n1.  Which is a sea?\n... Look at the map.\n+   Well done.\n-   Look again.\na)  Oslo\n... A city.\n*b) Baltic\n... That is it.\nc)  Lima\n\nTitle: Towns\nPoints: 1.5\n2.  Which are cities?\n[*] Cairo\n... On the Nile.\n[ ] ice\n[*] Rome\n\n3.  Name the red planet.\n*   Mars\n\n4.  What is the root of two?\n=   1.4142 +- 0.0001\n"))
	want := []string{"1. Which is a sea? / Oslo / Baltic / Lima: Baltic", "2. Which are cities? / Cairo / ice / Rome: Cairo | Rome", "3. Name the red planet.: Mars", "4. What is the root of two?: 1.4141..1.4143"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	for i, worth := range []string{"2", "1.5"} {
		if p := q.Items[i].Points; p == nil || p.String() != worth {
			t.Errorf("question %d is worth %v", i+1, p)
		}
	}
	if got := q.Items[0].Feedback.General.Text(); got == "" {
		t.Error("no feedback")
	}
}

// TestAcceptedBehindStars: where right choices are starred, what stands behind stars
// under a question without choices is all accepted.
func TestAcceptedBehindStars(t *testing.T) {
	q, _ := read(t, paper("1.  Which is a sea?\na)  Oslo\n*b) Baltic\n\n2.  Which is a city?\n*a) Rome\nb)  Alps\n\n3.  Who brings the gifts?\n*   Santa\n*   Santa Claus\n\n4.  What is the root of two?\n=   1.4142 +- 0.0001\n\n5.  Hand in your work on seas.\n^^^^\n"))
	want := []string{"1. Which is a sea? / Oslo / Baltic: Baltic", "2. Which is a city? / Rome / Alps: Rome", "3. Who brings the gifts?: Santa | Santa Claus", "4. What is the root of two?: 1.4141..1.4143", "5. Hand in your work on seas."}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
