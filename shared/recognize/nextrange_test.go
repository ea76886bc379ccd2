package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"formwright/shared/quiz"
)

// TestDirectionsForNextQuestions: lettered sentences under directions for the next questions
// are no choices of the one before.
func TestDirectionsForNextQuestions(t *testing.T) {
	for _, head := range []string{"Directions (Q. %d - %d): Rearrange the sentences, then answer the questions.", "Directions for questions %d to %d: rearrange the sentences.", "For questions %d and %d, rearrange the sentences."} {
		text := "Birds\n"
		for from := 1; from < 6; from += 2 {
			text += fmt.Sprintf(head, from, from+1) + "\nA. An owl sat in its tree.\nB. It saw a mouse below it.\nC. The mouse ran into its hole.\n" +
				fmt.Sprintf("%d. Which sentence should be the first?\n1) A   2) B   3) C\n%d. Which sentence should be the last?\n1) A   2) B   3) C\n", from, from+1)
		}
		q, _ := read(t, paper(text))
		if len(q.Items) != 6 {
			t.Errorf("%s: %d items: %v", head, len(q.Items), labelled(q))
			continue
		}
		for i, item := range q.Items {
			if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 3 || strings.Contains(item.Stem.Text(), "mouse") {
				t.Errorf("%s: %d is %+v", head, i+1, item)
			}
		}
	}
}
