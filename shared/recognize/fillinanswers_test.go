package recognize_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestAnswersToFillIn: behind the word for an answer may stand what offers letters, says where
// to write or to look, or what the answer is worth. Letters with commas between them, and what
// only one question has, are right answers.
func TestAnswersToFillIn(t *testing.T) {
	choices := "a) an owl\nb) a bat\nc) a bee\nd) a carp\n"
	for said, told := range map[string]int{
		"A B C D": 0, "A / B / C / D": 0, "A, B, C or D": 0, "○ A ○ B ○ C ○ D": 0, "[ ]": 0, "_____ (2 marks)": 0, "(1 mark)": 0, "write here": 0, "to be announced": 0, "see page 12": 0, "siehe Seite 12": 0, "N/A": 0, "True / False": 0,
		"B": 4, "A, C": 4, "B (a bat)": 4,
	} {
		for kind, below := range map[string]string{"choices": choices, "open": ""} {
			if told > 0 && below == "" {
				continue
			}
			var b strings.Builder
			for i, q := range []string{"Which animal flies at night?", "Which animal has fur?", "Which animal sleeps in winter?", "Which animal eats insects?"} {
				fmt.Fprintf(&b, "%d. %s\n%sAnswer: %s\n\n", i+1, q, below, said)
			}
			q, _ := read(t, paper(b.String()))
			got := 0
			for _, k := range keys(q) {
				if k != "-" {
					got++
				}
			}
			if len(q.Items) != 4 || got != told {
				t.Errorf("%q under %s: %d questions, %d keys", said, kind, len(q.Items), got)
			}
		}
	}
	q, _ := read(t, paper("1. Which animals fly?\n"+choices+"Answer: A B C\n2. Which animal swims?\n"+choices+"Answer: D\n3. Which animal stings?\n"+choices+"Answer: C"))
	if got := strings.Join(keys(q), ", "); got != "an owl | a bat | a bee, a carp, a bee" {
		t.Errorf("several right: %s", got)
	}
	q, _ = read(t, paper("1. What is an owl?\nAnswer: a bird\n2. How many legs has it?\nAnswer: 2"))
	if got := strings.Join(keys(q), ", "); !strings.HasPrefix(got, "a bird, 2") {
		t.Errorf("open answers: %s", got)
	}
}
