package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestDumpFields: the section that a program prints below every answer answers nothing,
// also where the answer itself was a picture.
func TestDumpFields(t *testing.T) {
	text := "QUESTION 1\nFor each of the following birds, say whether it swims.\n\nCorrect Answer:\n\nSection: Birds of the north\nExplanation\n\nExplanation/Reference:\n\n"
	for i, bird := range []string{"owl", "swan", "robin"} {
		text += fmt.Sprintf("QUESTION %d\nWhat does the %s eat?\nA. mice\nB. grass\nC. worms\n\nCorrect Answer: %c\nSection: Food of birds\nExplanation\n\nExplanation/Reference:\nIt is seen by night.\n\n", i+2, bird, 'A'+i)
	}
	q, _ := read(t, paper(text))
	if diff := cmp.Diff([]string{"-", "mice", "grass", "worms"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestDumpTails: the section stands behind the answer where the lines of a page were put
// together, and what explains the answer stands below its second head.
func TestDumpTails(t *testing.T) {
	text := ""
	for i, bird := range []string{"owl", "swan", "robin"} {
		text += fmt.Sprintf("QUESTION %d\nWhat does the %s eat?\nA. mice\nB. grass\nC. worms\nCorrect Answer: %c Section: (none) Explanation\n\nExplanation/Reference:\n", i+1, bird, 'A'+i)
		if i == 1 {
			text += "It grazes in wet meadows.\n"
		}
		text += "\n"
	}
	q, _ := read(t, paper(text))
	var why []string
	for _, item := range q.Items {
		why = append(why, item.Feedback.General.Text())
	}
	if got := strings.Join(keys(q), " ") + strings.Join(why, "|"); got != "mice grass worms|It grazes in wet meadows.|" {
		t.Errorf("read %q", got)
	}
}

// TestQuotedRows: choices in quotes stand in one row over the letter of the right one. A row
// of quotes without it is left alone.
func TestQuotedRows(t *testing.T) {
	text := "QUESTION\nWhich bird hunts at night?\n\"The owl\",\"The swan, in winter\",\"The robin\"\nCorrect Answer: A\n\nQUESTION\nWhich bird swims?\n\"The owl\",\"The swan\",\"The robin\"\nCorrect Answer: B\n"
	q, _ := read(t, paper(text))
	if got := strings.Join(keys(q), "; "); got != "The owl; The swan" {
		t.Errorf("keys %s: %v", got, labelled(q))
	}
	for _, open := range []string{"Correct Answer: D", "Say them aloud."} {
		q, _ := read(t, paper(strings.Replace(text, "Correct Answer: B", open, 1)))
		if strings.Contains(strings.Join(labelled(q), "\n"), " / ") {
			t.Errorf("%s: %v", open, labelled(q))
		}
	}
}

// TestUnitBullets: the questions of some units of a bank have bullets, those of others
// have numbers.
func TestUnitBullets(t *testing.T) {
	units := []string{"UNIT-I", "UNIT-II"}
	text := ""
	for _, u := range units {
		text += u + "\n• Define a bird of prey.\n• What is a wing?\n• Explain how the owl hunts.\n• List any three birds of the sea.\n• A farmer finds feathers in his barn. Show how you would learn whose they are.\n•\n• Compare the swan with the goose.\n"
	}
	text += "UNIT-III\n1. What is a feather? Who has any?\n2. Explain moulting.\n3. How do storks find their way?\n"
	q, _ := read(t, paper(text))
	if diff := cmp.Diff(15, len(q.Items)); diff != "" {
		t.Errorf("(-want +got):\n%s\n%s", diff, strings.Join(keys(q), " "))
	}
}
