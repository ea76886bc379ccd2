package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestAnswersThatOffer: a column "Answer" whose cells list lettered choices offers them
// where the explanation says which is right, also in Markdown in a piece of a web page; a
// cell without a list is an answer.
func TestAnswersThatOffer(t *testing.T) {
	const page = `"<details><summary>Answer & reasons</summary> **Answer:** `
	sheet := "Question,Answer,Explanation\n" +
		"Which hoots?,\"A. owl\nB. cod\nC. fox\"," + page + "A. owl\nCods are fish.</details>\"\n" +
		"Which swims?,\"A. owl\nB. cod\nC. fox\"," + page + "B. cod\nOwls fly.</details>\"\n" +
		"Which digs?,\"A. owl\nB. cod\nC. fox\"," + page + "C. fox\nIt lives below.</details>\"\n" +
		"Which flies by night?,\"A. owl\nB. cod\nC. fox\"," + page + "A\nCods swim.</details>\"\n" +
		"Why do owls fly silently?,Their feathers are soft.," + page + "They are soft, B and C too.</details>\"\n"
	q, _ := read(t, sheetOfCSV(t, sheet))
	if diff := cmp.Diff([]string{"owl", "cod", "fox", "owl", "Their feathers are soft."}, keys(q)); diff != "" {
		t.Fatalf("keys (-want +got):\n%s", diff)
	}
}

// TestExplanationSaysAnswer: what explains a question says its answer where no column
// does; a column that does is believed.
func TestExplanationSaysAnswer(t *testing.T) {
	for title, sheet := range map[string]string{
		"none":  "Question,A,B,Explanation\nWhich hoots?,owl,cod,Answer: A. Cods are fish.\nWhich swims?,owl,cod,Answer: B\n",
		"known": "Question,A,B,Answer,Explanation\nWhich hoots?,owl,cod,A,Answer: B is wrong.\nWhich swims?,owl,cod,B,Cods are fish.\n",
	} {
		q, _ := read(t, sheetOfCSV(t, sheet))
		if diff := cmp.Diff([]string{"owl", "cod"}, keys(q)); diff != "" {
			t.Errorf("%s: keys (-want +got):\n%s", title, diff)
		}
	}
}

// TestAnswersThatList: lists under "Answer" that nothing chooses from are what is asked
// for.
func TestAnswersThatList(t *testing.T) {
	q, _ := read(t, sheetOfCSV(t, "Question,Answer,Explanation\nName two birds.,\"A. owl\nB. crow\",They fly.\nName two fish.,\"A. cod\nB. eel\",They swim.\nName two trees.,\"A. oak\nB. elm\",They grow.\n"))
	for _, it := range q.Items {
		if c, ok := it.Response.(quiz.Choice); ok {
			t.Errorf("%s offers %d choices", it.Stem.Text(), len(c.Choices))
		}
	}
}

// TestCommentedAnswers: an answer that repeats a choice of few letters and says in brackets
// what that is names it, not where the brackets hold another choice.
func TestCommentedAnswers(t *testing.T) {
	q, _ := read(t, sheetOfCSV(t, "Question,Options,Answer\nWhich swims?,owl;cod;fox,cod (a large fish)\nWhich digs?,owl;cod;fox,fox (in the ground)\nWhich flies?,owl;cod;fox,owl (cod)\nWhich hoots?,owl;cod;fox,owl\n"))
	if diff := cmp.Diff([]string{"cod", "fox", "-", "owl"}, keys(q)); diff != "" {
		t.Errorf("keys (-want +got):\n%s", diff)
	}
}
