package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestIDAnswers: answers that repeat the id of their question answer it, on a line of
// their own or right behind the last choice; letters of a form of four that nobody
// filled in are no choices. Answers that name other questions change nothing.
func TestIDAnswers(t *testing.T) {
	q, _ := read(t, paper("B#Q1. Which bird hoots?\nA. owl\nB. wren\nC. robin\nD. heron\nB#Q1ANS=A\n\nB#Q2.Owls hunt by day.\nA. True\nB. False\nC.\nD.\nB#Q2ANS=B\n\nB#Q3. Which of these\nis small?\nA. owl\nB. wren\nC. heron\nD. craneB#Q3ANS=B\n"))
	want := []string{"Q1. Which bird hoots? / owl / wren / robin / heron: owl", "Q2. Owls hunt by day.: false", "Q3. Which of these\nis small? / owl / wren / heron / crane: wren"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("Q1. Which bird hoots?\nA. owl\nB. wren\nQ2. Which bird sings?\nA. robin\nB. crane\nQ3. Which is small?\nA. owl\nB. wren\n\nQ7ANS=A\nQ8ANS=B\nQ9ANS=A\n"))
	if len(q.Items) != 3 {
		t.Fatalf("%q", labelled(q))
	}
	for _, got := range keys(q) {
		if got != "-" {
			t.Errorf("a key of another question: %s", got)
		}
	}
}

// TestLettersTooMany: letters alone between choices, or over one that says nothing more,
// stay; the picture that they stand under has the choices.
func TestLettersTooMany(t *testing.T) {
	for text, want := range map[string]int{
		"1. Which is it?\nA. oak\nB. elm\nC.\nD.\nAnswer: A":     2,
		"1. Which is it?\nA.\nB.\nC.\nD.\nAnswer: A":             4,
		"1. Which is it?\nA. oak\nB.\nC.\nD.\nAnswer: A":         4,
		"1. Which is it?\nA. oak\nB.\nC. elm\nD. ash\nAnswer: A": 4,
	} {
		q, _ := read(t, paper("Test\n"+text+"\n2. Which is a fish?\nA. cod\nB. cow\nAnswer: A"))
		got := 0
		if c, ok := q.Items[0].Response.(quiz.Choice); ok {
			got = len(c.Choices)
		}
		if got != want {
			t.Errorf("%s: %d choices, want %d", text, got, want)
		}
	}
}

// TestBracketedAnswers: behind a question stand its answer in square brackets and what
// to choose from in quotes. What nobody filled in is no choice; other brackets stay.
func TestBracketedAnswers(t *testing.T) {
	q, _ := read(t, paper("1. Which bird hoots?(E)[ owl] (“wren”, “owl”, “robin”, “crane”)\n2. How many legs has a spider?(M)[8] (“6”, “8”, “10”)\n3. What does a heron eat?(E)[fish] (“”, “fish”, “”, “”)\n4. Which bird is small?(H) [ wren ] (“Wren”,”crane”,”heron”)\n5. What is a flock? (H)[] (“”, “”, “”)\n6. Which tree bears acorns?(E)[oak] (“elm”, “oak”)"))
	want := []string{"1. Which bird hoots? / wren / owl / robin / crane: owl", "2. How many legs has a spider? / 6 / 8 / 10: 8", "3. What does a heron eat?: fish", "4. Which bird is small? / Wren / crane / heron: Wren", "5. What is a flock?", "6. Which tree bears acorns? / elm / oak: oak"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("1. Which word is missing? [see] (“I”, “you”)\n2. Which bird hoots?\nA. owl\nB. wren\n3. Which is small?\nA. owl\nB. wren"))
	if diff := cmp.Diff("1. Which word is missing? [see] (“I”, “you”)", labelled(q)[0]); diff != "" {
		t.Error(diff)
	}
}
