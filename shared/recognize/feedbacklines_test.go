package recognize_test

import (
	"strings"
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

// TestRemarksForConverters: remarks behind percent signs or between words for them and
// the titles of questions are no part of a test that is written for a converter; what is
// said to who was right may stand right under the stem.
func TestRemarksForConverters(t *testing.T) {
	q, _ := read(t, paper("Quiz title: Seas and towns\nCOMMENT\nReplace what stands here.\n1. Like this?\nEND_COMMENT\n% --- choices ---\n1. Which is a sea?\n+ Well done.\n- Look again.\na) Oslo\n*b) Baltic\n% --- numbers ---\n2. What is the root of two?\n= 1.4142 +- 0.0001\n% List all that is right\n3. Name the red planet.\n* Mars\n4. Hand in your work.\n^^^^\n% --- titles ---\nTitle: Towns\nPoints: 2\n5. Which is a city?\n*a) Rome\nb) Alps\n"))
	want := []string{"1. Which is a sea? / Oslo / Baltic: Baltic", "2. What is the root of two?: 1.4141..1.4143", "3. Name the red planet.: Mars", "4. Hand in your work.", "5. Which is a city? / Rome / Alps: Rome"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestPercentSigns: in other papers a line may begin with a percent sign.
func TestPercentSigns(t *testing.T) {
	q, _ := read(t, paper("1. Fill in what is missing for the salt in the table of the last lesson.\n% of the mass that is salt\na) 20\nb) 30\n2. Which one floats?\na) lead\nb) wood\nAnswers: 1 a, 2 b\n"))
	if got := labelled(q); len(got) != 2 || !strings.Contains(got[0], "% of the mass") {
		t.Errorf("%q", got)
	}
}
