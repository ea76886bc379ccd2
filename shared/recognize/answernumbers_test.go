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
	for text, want := range map[string]string{
		"Question 1: Which is a bird?\nAnswer 1: bat\nAnswer 2: owl\nRight answer: 2\n\nQuestion 2: Which is a fish?\nAnswer 1: cod\nAnswer 2: cow\nRight answer: 1\n":  "owl cod",
		"Question 0: Which is a bird?\nAnswer 0: bat\nAnswer 1: owl\nRight answer: 1\n\nQuestion 1: Which is a fish?\nAnswer 0: cod\nAnswer 1: cow\nRight answer: 0\n":  "owl cod",
		strings.Repeat("Frage 1: Was ist ein Vogel?\nAntwort 0: Maus\nAntwort 1: Eule\nAntwort 2: Hund\nRichtige Antwort: 1\n\n", 7):                                    strings.TrimSpace(strings.Repeat("Eule ", 7)),
		"Question 1: How many legs has it?\nAnswer 1: 3\nAnswer 2: 2\nRight answer: 2\n\nQuestion 2: Which is a fish?\nAnswer 1: cod\nAnswer 2: cow\nRight answer: 1\n": "2 cod",
	} {
		q, _ = read(t, paper(text))
		if diff := cmp.Diff(want, strings.Join(keys(q), " ")); diff != "" {
			t.Errorf("%.24s (-want +got):\n%s", text, diff)
		}
	}
}
