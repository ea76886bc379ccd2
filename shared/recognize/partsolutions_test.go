package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestSolvedParts: parts that say what they are worth, or ask, are questions of
// their own though solutions stand under them, and each has its own solution.
func TestSolvedParts(t *testing.T) {
	together := `Exam
Problem 1 (3 points)
Write the negation of each statement.
(a) (1 point) Every bird can fly over the sea.
(b) (2 points) Some fish live in a desert.
Solution:
(a) Some bird cannot fly over the sea.
(b) No fish lives in a desert.
Problem 2 (2 points)
Prove that the square of an odd number is odd.
Solution: It is one more than a multiple of four.`
	between := `Exam
1. Two stones fall from a tower.
(a) (2 points) How long do they fall?
Solution: They fall for three seconds, which
follows from the height of the tower.
(b) (1 point) Which of them is faster?
Solution: Neither of them.
2. Name the unit of force.
Solution: the newton`
	for name, test := range map[string]struct {
		text string
		want map[string]string
	}{
		"solutions together": {together, map[string]string{
			"Problem 1 (a)": "Some bird cannot fly over the sea.", "Problem 1 (b)": "No fish lives in a desert.", "Problem 2": "It is one more than a multiple of four."}},
		"solutions between": {between, map[string]string{
			"1 (a)": "They fall for three seconds, which follows from the height of the tower.", "1 (b)": "Neither of them.", "2.": "the newton"}},
		"choices with the answer": {"Quiz\n1. Which bird swims?\n(a) the penguin\n(b) the ostrich\nSolution: (a)\n2. Which bird runs?\n(a) the penguin\n(b) the ostrich\nSolution: (b)",
			map[string]string{"1.": "", "2.": ""}},
	} {
		q, _ := read(t, paper(test.text))
		got := map[string]string{}
		for _, item := range q.Items {
			got[item.Label] = strings.Join(strings.Fields(said(item.Response)), " ")
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// TestOrInAnswers: "or" parts short answers, and no sentences.
func TestOrInAnswers(t *testing.T) {
	q, _ := read(t, paper("Test\n1. What colour is ash?\nAnswer: gray or light grey\n2. Why is there no such tree?\nAnswer: the number of its leaves is less than or equal to sixteen\n3. Name a river.\nAnswer: Po"))
	if diff := cmp.Diff([]string{"gray | light grey", "the number of its leaves is less than or equal to sixteen", "Po"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// said is the model answer or the accepted answer of an open question.
func said(r quiz.Response) string {
	switch r := r.(type) {
	case quiz.Essay:
		return r.Model.Text()
	case quiz.Text:
		if len(r.Accepted) > 0 {
			return r.Accepted[0].Text
		}
	}
	return ""
}
