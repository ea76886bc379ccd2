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
		"solutions between parts without points": {"Exam\nQuestion 1 (40%) A stone falls from a tower. Its speed is v.\n(a) (8%) Write down the law of its fall.\nSolution\nWe add up the forces\nv = gt\nand give it\n(b) (8%) Show that the speed grows.\nSolution\nIt does, because g > 0.\nQuestion 2 (60%) A ship sails to an island.\n(a) (30%) Sketch its way.\nSolution\nA straight line.\n(b) (30%) Explain why it swims.\nSolution\nIt is lighter than water.",
			map[string]string{"Question 1 (a)": "We add up the forces v = gt and give it", "Question 1 (b)": "It does, because g > 0.", "Question 2 (a)": "A straight line.", "Question 2 (b)": "It is lighter than water."}},
		"one solution between, nothing over the parts": {"Paper\n1. (a) Find the height of a tower from which a stone falls for three seconds. Is it high?\nSolution:\nIt is high enough.\n(b) Describe what happens to a balloon.\n2. What if there were no air?",
			map[string]string{"1 (a)": "It is high enough.", "1 (b)": "", "2.": ""}},
		"parts within parts": {"Paper\n1. A stone falls.\n(a) Name its force.\nSolution: its weight\n(b) A second one is thrown.\n(i) Where does it land?\nSolution: in the river\n(ii) Why does it sink?\nSolution: it is heavy\n2. What is a wing?",
			map[string]string{"1 (a)": "its weight", "1 (b) (i)": "in the river", "1 (b) (ii)": "it is heavy", "2.": ""}},
		"numbered parts of a named task": {"Exam\nQuestion 1 (15 points) A beam carries a load.\n1. Calculate its stress.\nAnswer\nThe stress is given by\ns = F/A\nwhich is small.\n2. Is it safe?\nAnswer\nIt is.\nQuestion 2 (5 points) Explain what a blade is made of.",
			map[string]string{"Question 1 1.": "The stress is given by s = F/A which is small.", "Question 1 2.": "It is.", "Question 2": ""}},
		"a solution with formulas": {"Exam\n1. Find the matrix of the map.\nSolution: As we know, the map has an inverse, and the inverse is diagonal.\n0 1\n1 0\n\nHence it is\n\n1 1\n2. Find its trace.\nSolution: zero",
			map[string]string{"1.": "As we know, the map has an inverse, and the inverse is diagonal. 0 1 1 0 Hence it is 1 1", "2.": "zero"}},
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

// TestRepeatedInAnswers: an answer that says the same again is one, with the strokes a
// program prints between.
func TestRepeatedInAnswers(t *testing.T) {
	q, _ := read(t, paper("Test\n1. What does this program print?\nAnswer: Hi | Hi | Hi |\n2. Name a river.\nAnswer: Po | Rhine\n3. Name a sea.\nAnswer: Aral"))
	var got []int
	for _, item := range q.Items {
		if r, ok := item.Response.(quiz.Text); ok {
			got = append(got, len(r.Accepted))
		}
	}
	if diff := cmp.Diff([]int{1, 2, 1}, got); diff != "" {
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

// TestSolutionsWithoutHeading: numbers over the word for an answer alone, each with
// what it is worked out from below, are a key and ask nothing.
func TestSolutionsWithoutHeading(t *testing.T) {
	q, _ := read(t, paper("Calculus\n1. Find the limit of x.\n2. Find the slope of y.\n3. Prove that f grows.\n1. Solution.\nThe limit is found by\nl = 1\n2. Solution.\nThe slope is found by\ny = 2x\n3. Solution.\nIt grows as its slope is above zero."))
	if len(q.Items) != 3 {
		t.Errorf("%d items", len(q.Items))
	}
}
