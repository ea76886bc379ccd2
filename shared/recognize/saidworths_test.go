package recognize_test

import (
	"slices"
	"testing"
)

// TestSaidWorths: the introduction says what the questions of each kind are worth, and the
// titles of the sections name the kinds; a section of another kind has no points.
func TestSaidWorths(t *testing.T) {
	below := "\nShort Answers\n1. What is a beam?\n2. What is a roof?\nEssays\n1. Explain how a wall keeps heat.\nDrawings\n1. What does plan B show?"
	for _, said := range []string{
		"You have two hours. Each short answer is worth 5 points. Each essay is worth 20 points.",
		"Short answer questions are worth 5 points each and essay questions are worth 20 points each.",
	} {
		q, _ := read(t, paper("Building Exam\n"+said+below))
		if got := worthsOf(q); !slices.Equal(got, []string{"5", "5", "20", "-"}) {
			t.Errorf("%s: points = %q", said, got)
		}
	}
}

// TestWorthBehindOrder: an order for each of the terms may say beside it what each is worth;
// two worths in a line are not one for all.
func TestWorthBehindOrder(t *testing.T) {
	for text, want := range map[string][]string{
		"Walls\nI. Define each term in one sentence. (2 points each)\n1. Lintel\n2. Mortar\n3. Brick":                                     {"2", "2", "2"},
		"Wall Quiz\nThree questions worth 4 points each (and one worth 6 points each)\n1. What is a lintel?\n2. What is mortar?\n3. Why?": {"-", "-", "-"},
	} {
		q, _ := read(t, paper(text))
		if got := worthsOf(q); !slices.Equal(got, want) {
			t.Errorf("%s: points = %q", text, got)
		}
	}
}
