package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/recognize"
)

// TestGluedReplies: an answer may stand on the line of its question, behind the letters for
// both, and go on in the points below it.
func TestGluedReplies(t *testing.T) {
	q, _ := read(t, paper("Q: What is a team? A: A group of people with one aim.\nQ: Who leads it? A: The captain.\nQ: When does it play? A: On Sundays."))
	if diff := cmp.Diff([]string{"What is a team?", "Who leads it?", "When does it play?"}, stems(q)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"A group of people with one aim.", "The captain.", "On Sundays."}, keys(q)); diff != "" {
		t.Error(diff)
	}
	doc := paper("Q: What is a team? Define it. A: A team is a group of people.\nIt has one aim.\nIt plays.\nQ: Which three things does it need? A:\nA ball\nA field\nA captain\nQ: Who leads it?\nA: The captain.")
	for _, i := range []int{1, 2, 4, 5, 6} {
		p := doc.Blocks[i].(page.Paragraph)
		p.Label = &page.Label{Text: "•", Format: page.Bullet, List: "list 1"}
		doc.Blocks[i] = p
	}
	q, _ = read(t, doc)
	if diff := cmp.Diff([]string{"What is a team? Define it.", "Which three things does it need?", "Who leads it?"}, stems(q)); diff != "" {
		t.Error(diff)
	}
	for _, item := range q.Items {
		if _, choice := item.Response.(quiz.Choice); choice {
			t.Errorf("%s: the points of its answer are read as choices", item.ID)
		}
	}
}

// TestAnswersWithPoints: an answer of several paragraphs may have points between or behind
// them, of which a bold one is no key.
func TestAnswersWithPoints(t *testing.T) {
	q, _ := read(t, set("Homework quiz\nQuestion 1\nHow do a pond and a lake differ? Give examples.\nAnswer:\nA pond is small and shallow.\nA lake is large and deep.\nFor example:\n• A pond lies behind the {b:old mill}.\n• {b:A lake lies between the mountains.}\nQuestion 2\nWhat is a river?\nAnswer:\nA river is water that flows.\n• It has a source.\n• It has a mouth."))
	for _, item := range q.Items {
		if _, choice := item.Response.(quiz.Choice); choice {
			t.Errorf("%s: the points of its answer are read as choices", item.ID)
		}
	}
	if diff := cmp.Diff([]string{"How do a pond and a lake differ? Give examples.", "What is a river?"}, stems(q)); diff != "" {
		t.Error(diff)
	}
}

// TestNotGluedReplies: a letter with a colon within one of many questions is no answer, and an
// answer that a choice says again has choices below.
func TestNotGluedReplies(t *testing.T) {
	q, _ := read(t, paper("Q: Who wrote the letter? A: was signed below.\nQ: Where is the sea?\nQ: What is red?\nQ: What is cold?"))
	if got := stems(q)[0]; got != "Who wrote the letter? A: was signed below." {
		t.Error(got)
	}
	doc := paper("1. Which is a planet?\nAnswer: The right planet is Mars.\nMars\nRome\nLima\n2. Which is a sea?\nAnswer: The only sea is the Baltic.\nOslo\nBaltic\nBern")
	for _, i := range []int{2, 3, 4, 7, 8, 9} {
		p := doc.Blocks[i].(page.Paragraph)
		p.Label = &page.Label{Text: "•", Format: page.Bullet, List: "list 1"}
		doc.Blocks[i] = p
	}
	q, _ = read(t, doc)
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
			t.Errorf("%s: %+v", item.ID, item.Response)
		}
	}
}

// TestAnswersAlone: a sheet that holds nothing but answers is no quiz, in whatever words they
// are told.
func TestAnswersAlone(t *testing.T) {
	for _, text := range []string{
		"Q1. >> Ans. D\nQ2. >> Ans B\nQ3.>> Ans B\nQ4.>> Ans A",
		"Question 1\nAns will be A and D\nQuestion 2\nAns will be D\nQuestion 3\nAns will be C and D\nQuestion 4\nAns will be E",
	} {
		if _, _, err := recognize.Recognize(paper(text)); problem.CodeOf(err) != problem.NoQuestions || !strings.Contains(err.Error(), "as its key") {
			t.Errorf("%.20q: %v", text, err)
		}
	}
	q, _ := read(t, paper("1. What is hot?\nA. fire\nB. ice\nC. lava\nAns will be A and C\n2. What is cold?\nA. fire\nB. ice\nC. lava\n>> Ans B"))
	if diff := cmp.Diff([]string{"fire | lava", "ice"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestListsOfPrograms: what a program is to hold is no choice, though it stands behind bullets.
func TestListsOfPrograms(t *testing.T) {
	doc := paper("1. Write a function that adds two numbers.\n2. Create a class Room with the following fields:\nNumber: a whole number\nSeats: a whole number\n3. Name the keyword that ends a loop:\nbreak\nrepeat\nprint")
	for _, i := range []int{2, 3} {
		p := doc.Blocks[i].(page.Paragraph)
		p.Label = &page.Label{Text: "•", Format: page.Bullet, List: "list 1"}
		doc.Blocks[i] = p
	}
	q, _ := read(t, doc)
	if len(q.Items) != 3 {
		t.Fatalf("%d items", len(q.Items))
	}
	if _, choice := q.Items[1].Response.(quiz.Choice); choice {
		t.Error("fields of a class are read as choices")
	}
}

// TestDashBeforeAnswer: the dash before the word that tells the answer is no part of the last
// choice.
func TestDashBeforeAnswer(t *testing.T) {
	q, _ := read(t, paper("Q1: What is it?\na. a cat\tc. a dog\nb. a cow\td. nothing shown          - Answer: A (as it often purrs)\nQ2: What is printed?\na. One\nb. Nothing          - Answer: A ( as the \",\" is missing)\nQ3: What is cold?\na. fire\nb. ice - Answer: B\nQ4: What is long?\na. a pause - the Answer: song\nb. a dot\nAnswer: A"))
	if diff := cmp.Diff([]string{"a cat", "One", "ice", "a pause - the Answer: song"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if got := q.Items[0].Response.(quiz.Choice).Choices[3].Content.Text(); got != "nothing shown" {
		t.Errorf("the last choice is %q", got)
	}
}
