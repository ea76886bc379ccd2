package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/quiz"
)

// TestBrokenChoices: the last choice of a question whose paragraph is broken off goes on
// in the next one, with a capital too; a line that tells the answer is none of it.
func TestBrokenChoices(t *testing.T) {
	for text, want := range map[string]string{
		"1. Which step comes first?\nA. Open the lid of the box\nB. Close the door of the shed before the\nGarden Party begins.\n2. Which tool is used?\nA. Saw\nB. Spoon": "Open the lid of the box | Close the door of the shed before the Garden Party begins.",
		"1. Which step comes first?\nA. Open the lid of the box\nB. Close the door of the shed before the\nAnswer: A\n2. Which tool is used?\nA. Saw\nB. Spoon":            "Open the lid of the box | Close the door of the shed before the",
	} {
		q, _ := read(t, paper(text))
		var got []string
		for _, c := range q.Items[0].Response.(quiz.Choice).Choices {
			got = append(got, c.Content.Text())
		}
		if strings.Join(got, " | ") != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
