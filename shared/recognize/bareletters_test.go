package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestBareLetters: capitals without a sign behind them are labels where a whole
// row of them stands, and words elsewhere.
func TestBareLetters(t *testing.T) {
	q, _ := read(t, paper("1. Which one is a planet?\nA Rome\nB Mars, the\nred one\nC Lima\nD Oslo\n(1 mark)\n2. Name a sea.\nA Baltic\nB Oder\nC Rome\nAnswers: 1. B 2. A"))
	if diff := cmp.Diff([]string{"Mars, the\nred one", "Baltic"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("1. Яке місто є столицею?\nА Львів\nБ Київ\nВ Одеса\nГ Суми\nВідповідь: Б\n2. Що є морем?\nА Дніпро\nБ Чорне\nВ Карпати\nВідповідь: Б"))
	if diff := cmp.Diff([]string{"Київ", "Чорне"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("1. Explain the sentence.\nA dog barks at night.\nB is its owner.\n2. Explain the word."))
	for _, item := range q.Items {
		if _, ok := item.Response.(quiz.Choice); ok {
			t.Errorf("%s has choices", item.Label)
		}
	}
}
