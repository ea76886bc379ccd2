package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestMixedAlphabet: on Cyrillic keys the fourth choice behind letters that look
// Latin is "Д", on a row and one to a line.
func TestMixedAlphabet(t *testing.T) {
	q, _ := read(t, paper("1. Қайсысы ғаламшар?\nА) Рим    В) Марс      С) Осло      Д) құм      Е) жел\n2. Қайсысы ыстық?\nА) мұз\nВ) қар\nС) шық\nД) от\nЕ) су\n3. Қайсысы дымқыл?\nА) құм   Б) тас   С) жаңбыр   Д) шаң\nЖауаптар: 1. В 2. Д 3. С"))
	if diff := cmp.Diff([]string{"Марс", "от", "жаңбыр"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	for i, want := range []int{5, 5, 4} {
		if c, ok := q.Items[i].Response.(quiz.Choice); !ok || len(c.Choices) != want {
			t.Errorf("question %d is %v", i+1, q.Items[i].Response)
		}
	}
}

// TestNameInitials: the initials of a name are no letters of the next choices,
// though they follow that of its own.
func TestNameInitials(t *testing.T) {
	q, _ := read(t, paper("1. Кто построил этот прибор?\nА. А. В. Левкоев\nБ. Роман Гуков\nВ. К. Бэров\nГ. Д. И. Пуркин\n\n2. Какой город древнее?\nА. Осло\nБ. Рим\nВ. Баку\nГ. Омск\n\n3. Who wrote this?\nA. Mark Oaks\nB. C. D. Reeds\nC. Ann Hill\nD. E. Marsh\n\n4. Which is hot? A. ice B. Fire\nC. snow\nD. hail"))
	if diff := cmp.Diff([]int{4, 4, 4, 4}, choiceCounts(q)); diff != "" {
		t.Error(diff)
	}
	if c := q.Items[0].Response.(quiz.Choice).Choices[0].Content.Text(); c != "А. В. Левкоев" {
		t.Errorf("the first choice is %q", c)
	}
}
