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
			[]string{"1) Who hoots?: 1) owl", "2) Name a fish.: 2) pike"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Error(diff)
		}
	}
}
