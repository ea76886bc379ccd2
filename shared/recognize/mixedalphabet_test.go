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
