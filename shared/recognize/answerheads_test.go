package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAnswerHeads: "Answer 2" below "Question 2" says which answer it is.
func TestAnswerHeads(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"on lines of their own": {"Question 1\nWhat is the capital of Peru?\nAnswer 1\nLima\n\nQuestion 2\nName a metal that is liquid.\nAnswer 2\nMercury\n",
			[]string{"Question 1 What is the capital of Peru?: Lima", "Question 2 Name a metal that is liquid.: Mercury"}},
		"before the answer": {"Вопрос 1. Столица Перу?\nОтвет 1: Лима\n\nВопрос 2. Самая длинная река Европы?\nОтвет 2: Волга\n",
			[]string{"Вопрос 1 Столица Перу?: Лима", "Вопрос 2 Самая длинная река Европы?: Волга"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	q, _ := read(t, paper("Question 1\nWhich is a fruit?\nAnswer 1: fig\nAnswer 2: oak\nAnswer 3: elm\n\nQuestion 2\nWhich is a tree?\nAnswer 1: saw\nAnswer 2: oak\nAnswer 3: fig\n"))
	for _, got := range labelled(q) {
		if got == "Question 1 Which is a fruit?: fig" || got == "Question 1 Which is a fruit?: oak" {
			t.Errorf("of numbered answers one is taken for the right one: %s", got)
		}
	}
}
