package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestGluedFirstChoice: the first choice may stand behind the question and go on
// below it, and the next question is no such line.
func TestGluedFirstChoice(t *testing.T) {
	for text, want := range map[string][]int{
		"1. Which of these words is the longest? a. a very\nlong one\nb. short\nc. middle\n2. Which is hot?\na. ice\nb. lava\nc. snow":                                                            {3, 3},
		"Problem 1: Which of these is hot? A) Ice\nB) Lava C) Snow D) Hail\nProblem 2: Which of these is high? A) A hill B) A hole\nC) A lake D) A pit\nProblem 3: Which is wet? A) Sand B) Rain": {4, 4, 2},
	} {
		q, _ := read(t, paper(text))
		var got []int
		for _, item := range q.Items {
			c, _ := item.Response.(quiz.Choice)
			got = append(got, len(c.Choices))
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", text, diff)
		}
	}
}

// TestGluedLabel: a converter may put the label of the next question behind the
// last choice.
func TestGluedLabel(t *testing.T) {
	q, _ := read(t, paper("Question 1:\nWhich is a planet?\nA. Mars\nB. Rome Question 2:\nWhich is hot? The answer to Question 1: helps.\nA. Ice\nB. Fire Question 3:\nWhat is shown?\nint x;\nx = 5;\nA. 4\nB. 5\n\nQuestion 4:\nWhich is a sea?\nA. Oslo\nB. Baltic"))
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Stem.Text())
	}
	want := []string{"Which is a planet?", "Which is hot? The answer to Question 1: helps.", "What is shown?\nint x;\nx = 5;", "Which is a sea?"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestPartedRows: the sign that parts the choices of a row belongs to none of them.
func TestPartedRows(t *testing.T) {
	q, _ := read(t, paper("1. Which is a city?\nA) Mars · B) Rome · C) Wood\nAnswer: B\n2. Which is hot? A) ice | B) snow | C) fire\nAnswer: C\n3. Which is 8 / 2?\nA) 4 B) 8 / 4 C) 16 / 2\nAnswer: A"))
	want := []string{"1. Which is a city? / Mars / Rome / Wood: Rome", "2. Which is hot? / ice / snow / fire: fire", "3. Which is 8 / 2? / 4 / 8 / 4 / 16 / 2: 4"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestWordsInBrackets: a word for an answer in a bracket within a sentence announces
// none, and brackets behind the names of functions are no boxes.
func TestWordsInBrackets(t *testing.T) {
	q, _ := read(t, paper("Test\n1. Find a record by its number (key: number) and print it. (2 points)\n2. Name the capital of Italy. (Answer: Rome)\n3. Explain what you see. (1 point)"))
	if diff := cmp.Diff([]string{"-", "Rome", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("1. Which line includes sqrt( ), sin( ), cos( ), etc.?\nA) the first\nB) the last\n2. Which line prints?\nA) the first\nB) the last"))
	if diff := cmp.Diff([]string{"1. Which line includes sqrt( ), sin( ), cos( ), etc.? / the first / the last", "2. Which line prints? / the first / the last"}, labelled(q)); diff != "" {
		t.Error(diff)
	}
}

// TestLettersBehindNames: letters in brackets with a comma behind each stand for what is
// named before them; choices in a row have their text behind the brackets.
func TestLettersBehindNames(t *testing.T) {
	q, _ := read(t, paper("Question 1\nFour towns are joined by roads: Ash (A), Birch (B), Cedar (C), and Dale (D). Draw the map.\nQuestion 2\nWhich is a tree? (A) ash, old (B) moss, wet (C) fern\nQuestion 3\nExplain what a road is."))
	want := []string{"Question 1 Four towns are joined by roads: Ash (A), Birch (B), Cedar (C), and Dale (D). Draw the map.", "Question 2 Which is a tree? / ash, old / moss, wet / fern", "Question 3 Explain what a road is."}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
