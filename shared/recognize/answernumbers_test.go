package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestAnswerNumbers: choices may be signed "A1." and "A2.", with feedback
// between them; answers to questions of their own are no choices.
func TestAnswerNumbers(t *testing.T) {
	q, _ := read(t, paper("1. Which animal is a bird?\nA1. owl\nFeedback: Owls have feathers.\nA2. bat\n\n2. Which animal is a fish?\nA1. cod\nA2 cow\nA3. cat\n"))
	var got []string
	for _, item := range q.Items {
		var choices []string
		if c, ok := item.Response.(quiz.Choice); ok {
			for _, choice := range c.Choices {
				choices = append(choices, choice.Content.Text())
			}
		}
		got = append(got, strings.Join(choices, "|"))
	}
	if diff := cmp.Diff([]string{"owl|bat", "cod|cow|cat"}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("Q1. Which bird hunts at night?\nA1. owl\nQ2. Which fish lives in cold water?\nA2. cod\n\nQ1. Which tree has acorns?\nA1. oak\nQ2. Which flower has thorns?\nA2. rose\n"))
	if _, ok := q.Items[0].Response.(quiz.Choice); ok || len(q.Items) != 4 {
		t.Errorf("questions with an answer each are read as %d items, the first a %T", len(q.Items), q.Items[0].Response)
	}
}
