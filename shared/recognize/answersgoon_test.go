package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAnswersGoOn: answers that are counted below the word for them are all meant,
// and none is the next question.
func TestAnswersGoOn(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"1. Name two colours of the flag.\nAnswer: 1) red\n2) green\n2. Who hoots at night?\nAnswer: the owl",
			[]string{"1. Name two colours of the flag.: 1) red\n2) green", "2. Who hoots at night?: the owl"}},
		{"4) Назовите цвета флага.\nОтвет: 1) красный\n2) белый\n5) Кто кричит ночью?\nОтвет: сова",
			[]string{"4) Назовите цвета флага.: 1) красный\n2) белый", "5) Кто кричит ночью?: сова"}},
		{"1) Who hoots?\nAnswer: 1) owl\n2) Name a fish.\nAnswer: 2) pike",
			[]string{"1) Who hoots?: owl", "2) Name a fish.: pike"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Error(diff)
		}
	}
}

// TestAnswerOfLines: an answer in sentences goes on in the next line; behind an empty
// line something else stands.
func TestAnswerOfLines(t *testing.T) {
	q, _ := read(t, paper("Quiz\n\n1. Which command removes a table?\nAnswer: DROP\n\n2. How do DELETE and TRUNCATE differ?\nAnswer: DELETE removes rows one by one.\nTRUNCATE removes all at once.\n\nThis was the first page of the quiz.\n\n3. What is a key?\nAnswer: It names a row.\n"))
	if diff := cmp.Diff([]string{"DROP", "DELETE removes rows one by one. TRUNCATE removes all at once.", "It names a row."}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
