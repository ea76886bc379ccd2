package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/quiz"

	"github.com/google/go-cmp/cmp"
)

// TestVotedPages: what the readers of a page with exams voted for and discuss is no part of
// its questions; their answers are what the page gives.
func TestVotedPages(t *testing.T) {
	question := func(n, stem, choices, answer, votes string) string {
		return "Question #" + n + "Topic 1\n" + stem + "\n" + choices + "\nReveal Solution Hide Solution Discussion 21\nCorrect Answer: " + answer + " 🗳️\nCommunity vote distribution\n" + votes + "\n\n"
	}
	q, _ := read(t, paper("Forest exam - Page 1\n\n"+
		question("1", "Which one hoots at night?", "A. the hen\nB. the owl Most Voted\nC. the duck", "B", "B (80%)\nA (20%)")+
		question("2", "Which are birds? (Choose two.)", "A. the hen Most Voted\nB. the fox\nC. the duck Most Voted", "AC", "AC (95%)\n5%\nosprey Highly Voted 2 years ago\nSelected Answer: B\n1. A fox has fur.\nupvoted 3 times")+
		question("3", "Which one swims?", "A. the hen\nB. the duck", "B", "B (100%)")))
	want := []string{"Question 1 Which one hoots at night? / the hen / the owl / the duck: the owl", "Question 2 Which are birds? (Choose two.) / the hen / the fox / the duck: the hen | the duck", "Question 3 Which one swims? / the hen / the duck: the duck"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Error(diff)
	}
}

// TestTimeLines: the time for a question of a game is no choice of it; times one under the
// other are choices, and a time that answers stays.
func TestTimeLines(t *testing.T) {
	q, _ := read(t, paper("Owl quiz\n\n1. Which one hoots?\n20 sec\nhen\nowl\nduck\n\n2. Which one swims?\n30 sec\nduck\nowl\nhen"))
	if diff := cmp.Diff([]string{"1. Which one hoots? / hen / owl / duck", "2. Which one swims? / duck / owl / hen"}, labelled(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("Owl quiz\n\n1. How long does an owl hoot?\n20 sec\n30 sec\n40 sec\n\n2. How long does a hen sleep?\n10 sec\n20 sec\n30 sec"))
	if got := strings.Join(labelled(q), "; "); !strings.Contains(got, "20 sec / 30 sec / 40 sec") {
		t.Error(got)
	}
}

// TestKindsInHeads: the kind in the head of a question is no part of it, also of one with
// ticks before some of its choices, and a kind that takes several answers makes it so.
func TestKindsInHeads(t *testing.T) {
	q, _ := read(t, paper("Owl quiz\n\nQuestion 1. Multiple Choice, 10 points\nWhich one hoots?\nhen\n✓ owl\nduck\nFeedback when correct: Well done.\nFeedback when incorrect: Listen again.\n\nQuestion 2. Multiple Response, 10 points\nWhich one swims?\n✓ duck\nowl\nhen\nFeedback when correct: Well done.\nFeedback when incorrect: Look again.\n\nQuestion 3. True/False, 10 points\nOwls eat mice.\n✓ True\nFalse\n\nQuestion 4. True/False, 10 points\nHens are fish.\nTrue\n✓ False"))
	want := []string{"Question 1 Which one hoots? / hen / owl / duck: owl", "Question 2 Which one swims? / duck / owl / hen: duck", "Question 3 Owls eat mice.: true", "Question 4 Hens are fish.: false"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Error(diff)
	}
	if c, ok := q.Items[1].Response.(quiz.Choice); !ok || !c.Multiple {
		t.Errorf("%+v takes one answer", q.Items[1].Response)
	}
	if f := q.Items[0].Feedback; f.Correct.Text() != "Well done." || f.Incorrect.Text() != "Listen again." {
		t.Errorf("the feedback is %+v", f)
	}
}
