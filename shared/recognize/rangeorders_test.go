package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"formwright/shared/quiz"
)

// TestOrdersForRange: an order that names the questions below it by their numbers is no
// part of the question above, and what was ordered before ends there.
func TestOrdersForRange(t *testing.T) {
	q, _ := read(t, paper("State whether the statements (1.1 - 1.3) are True or False.\n"+
		"1.1 A whale is a fish.\n1.2 Water holds oxygen.\n1.3 The moon gives its own light.\n"+
		"For each of the following (1.4 - 1.5), choose the letter of the correct answer.\n"+
		"1.4 Which of these is a metal?\nA. Sulphur\nB. Copper\nC. Neon\n1.5 Which planet has rings?\nA. Saturn\nB. Venus\nC. Mars\n"+
		"What does each of these stand for? Starting from 1.6 - 1.7.\n1.6 RAM\n1.7 ROM\n"))
	want := []string{"truth", "truth", "truth", "Which of these is a metal?", "Which planet has rings?", "RAM", "ROM"}
	if len(q.Items) != len(want) {
		t.Fatalf("%d items: %v", len(q.Items), labelled(q))
	}
	for i, item := range q.Items {
		_, truth := item.Response.(quiz.TrueFalse)
		if truth != (want[i] == "truth") || !truth && item.Stem.Text() != want[i] || strings.Contains(item.Stem.Text(), "letter") {
			t.Errorf("%d is %q, %T", i+1, item.Stem.Text(), item.Response)
		}
	}
}

// TestOrdersForSeveral: questions that a line between calls to take several answers do; a
// line that names questions elsewhere, or brings material, heads nothing.
func TestOrdersForSeveral(t *testing.T) {
	ask := func(from, to int) (text string) {
		for n := from; n <= to; n++ {
			text += fmt.Sprintf("%d. Which of the words in row %d are names?\nA) Ann\nB) apple\nC) Bob\n", n, n)
		}
		return text
	}
	for line, several := range map[string]bool{
		"Q3 and Q4 have multiple correct answers. Choose all the correct options.": true,
		"Q7 and Q8 have multiple correct answers. Choose all the correct options.": false,
	} {
		q, _ := read(t, paper(ask(1, 2)+line+"\n"+ask(3, 5)))
		if len(q.Items) != 5 {
			t.Errorf("%s: %d items: %v", line, len(q.Items), labelled(q))
			continue
		}
		for i, item := range q.Items {
			c, ok := item.Response.(quiz.Choice)
			if !ok || len(c.Choices) != 3 || i < 2 && c.Multiple || i == 2 && c.Multiple != several || strings.Contains(item.Stem.Text(), "correct") {
				t.Errorf("%s: %d is %q %+v", line, i+1, item.Stem.Text(), item.Response)
			}
		}
	}
}
