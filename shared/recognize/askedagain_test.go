package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAskedAgain: the answers may stand at the end behind the questions, which are
// asked a second time there.
func TestAskedAgain(t *testing.T) {
	type ask struct {
		stem    string
		choices []string
		key     int
	}
	asked := []ask{{"Which of these is a large city?", []string{"Quito", "Lima", "Cusco"}, 1}, {"Which of these is a bird?", []string{"owl", "fox", "cod"}, 0}, {"Which of these is very cold?", []string{"fire", "sand", "ice"}, 2}}
	paperOf := func(number bool, heading string, again func(n int, a ask) string) string {
		var b strings.Builder
		for n, a := range asked {
			if number {
				fmt.Fprintf(&b, "%d. ", n+1)
			}
			b.WriteString(a.stem + "\n")
			for i, c := range a.choices {
				fmt.Fprintf(&b, "%c) %s\n", 'a'+i, c)
			}
			b.WriteString("\n")
		}
		b.WriteString(heading + "\n\n")
		for n, a := range asked {
			b.WriteString(again(n+1, a) + "\n")
		}
		return b.String()
	}
	for name, text := range map[string]string{
		"word and letter": paperOf(false, "Answers", func(_ int, a ask) string {
			return fmt.Sprintf("%s\nAnswer: %c) %s", a.stem, 'a'+a.key, a.choices[a.key])
		}),
		"letter": paperOf(true, "Answer key", func(n int, a ask) string {
			return fmt.Sprintf("%d. %s\n%c) %s", n, a.stem, 'a'+a.key, a.choices[a.key])
		}),
		"text":          paperOf(true, "Now see what is right:", func(_ int, a ask) string { return a.stem + "\n" + a.choices[a.key] }),
		"same line":     paperOf(true, "", func(n int, a ask) string { return fmt.Sprintf("%d. %s %s", n, a.stem, a.choices[a.key]) }),
		"behind a dash": paperOf(true, "", func(_ int, a ask) string { return a.stem + " - " + a.choices[a.key] }),
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff([]string{"Lima", "owl", "ice"}, keys(q)); diff != "" {
			t.Errorf("%s\n%s", name, diff)
		}
	}
	// What is asked anew with its choices is another test, and what the list leaves
	// out stays.
	q, _ := read(t, paper(paperOf(true, "Variant 2", func(n int, a ask) string {
		return fmt.Sprintf("%d. %s\na) %s\nb) %s", n, a.stem, a.choices[1], a.choices[0])
	})))
	if len(q.Items) != 6 {
		t.Errorf("%d questions, want 6", len(q.Items))
	}
	q, _ = read(t, paper(paperOf(true, "4. Why is ice cold?\n\nAnswers", func(n int, a ask) string { return fmt.Sprintf("%d. %s\nAnswer: %s", n, a.stem, a.choices[a.key]) })))
	if diff := cmp.Diff([]string{"Lima", "owl", "ice", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	// Questions that one test shares with another have their answers in both.
	shared := "1. Which is a city?\na) Lima\n2. Which is a bird?\na) owl\n3. Which is very cold?\na) ice\n"
	q, _ = read(t, paper("First class\n"+shared+"Second class\n"+shared+"4. Which is very hot?\na) fire"))
	if len(q.Items) != 7 {
		t.Errorf("%d questions, want 7", len(q.Items))
	}
}

// TestOpenAskedAgain: open questions stand in the key again with their answers; those
// that come again without the heading of one are asked twice.
func TestOpenAskedAgain(t *testing.T) {
	asked := "1. Who built the old boat?\n2. When did the boat sink\nin the sea?\n3. How long did it stay there?\n4. Write a letter about it.\n\n"
	again := "1. Who built the old boat?\nA man of the village.\n2. When did the boat sink in the sea? In the winter of 1850.\n3. How long did it stay there?\nFor a year."
	q, _ := read(t, paper("Reading\n"+asked+"Answer key\n\n"+again))
	if diff := cmp.Diff([]string{"A man of the village.", "In the winter of 1850.", "For a year.", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if q, _ := read(t, paper("Reading\n"+asked+"Part 2\n\n"+again)); len(q.Items) != 7 {
		t.Errorf("%d items without the heading of a key, want 7", len(q.Items))
	}
}

// TestExplainedAgain: behind a list of answers the questions may stand again with a word
// before their numbers and with an explanation each, those that end with a colon too.
func TestExplainedAgain(t *testing.T) {
	text := "1. Which of these is a city?\nA) Lima\nB) fox\n2. Which of these is a bird?\nA) cod\nB) owl\n3. Those who are always cold live near:\nA) fire\nB) ice\n4. What is the name of the sea?\nA) Ross\nB) Tom\n" +
		"\nAnswer key:\n1. A\n2. B\n3. B\n4. A\n\nThe answers explained\n" +
		"Question 1: Which of these is a city?\nCorrect answer: A) Lima\nExplanation: Many live there.\n" +
		"Question 2: Which of these is a bird?\nCorrect answer: B) owl\nExplanation: It flies.\n" +
		"Question 3: Those who are always cold live near:\nCorrect answer: B) ice\nExplanation: It is cold.\n" +
		"Question 4: What is the name of the sea?\nCorrect answer: A) Ross\nExplanation: It was his."
	q, _ := read(t, paper(text))
	if diff := cmp.Diff([]string{"Lima", "owl", "ice", "Ross"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestQuarrellingAnswers: where the lines below a question name different answers, some
// are of other questions, and the list of answers is followed.
func TestQuarrellingAnswers(t *testing.T) {
	q, _ := read(t, paper("1. Which is a city?\nA) Lima\nB) fox\n2. Which is a bird?\nA) cod\nB) owl\nAnswer key:\n1. A\n2. B\n\nMore words\nAnswer: A\nSo it is.\nAnswer: B"))
	if diff := cmp.Diff([]string{"Lima", "owl"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
