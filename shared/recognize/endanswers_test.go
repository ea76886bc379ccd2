package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/quiz"
)

// TestEndAnswers reads the answers that books of problems give in brackets behind
// what they ask, whatever sign stands before them.
func TestEndAnswers(t *testing.T) {
	for name, text := range map[string]string{
		"R.:":    "1. Calcule a soma de 12 e 7. [R.: 19]\n2. Determine o produto de 6 e 7. [R.: 42]\n3. Qual é a metade de 18? [R.: 9]",
		"Resp.:": "1. Calcule a soma de 12 e 7. (Resp.: 19)\n2. Determine o produto de 6 e 7. (Resp.: 42)\n3. Qual é a metade de 18? (Resp.: 9)",
		"Ans.":   "1. Find the sum of 12 and 7. [Ans. 19]\n2. Find the product of 6 and 7. [Ans. 42]\n3. What is half of 18? [Ans. 9]",
		"R:":     "1. Calcula la suma de 12 y 7. (R: 19)\n2. Determina el producto de 6 y 7. (R: 42)\n3. ¿Cuál es la mitad de 18? (R: 9)",
		"Ответ":  "1. Найдите сумму 12 и 7. (Ответ: 19)\n2. Найдите произведение 6 и 7. (Ответ: 42)\n3. Чему равна половина 18? (Ответ: 9)",
		"Odp.":   "1. Oblicz sumę 12 i 7. [Odp. 19]\n2. Oblicz iloczyn 6 i 7. [Odp. 42]\n3. Ile to jest połowa 18? [Odp. 9]",
	} {
		q, _ := read(t, paper("Problems\n\n"+text))
		if len(q.Items) != 3 {
			t.Errorf("%s: %d items", name, len(q.Items))
			continue
		}
		for i, want := range []string{"19", "42", "9"} {
			stem := q.Items[i].Stem.Text()
			if r, ok := q.Items[i].Response.(quiz.Number); !ok || r.Key == nil || r.Key.Value.String() != want || strings.ContainsAny(stem, "[(") {
				t.Errorf("%s: item %d is %q with %+v", name, i+1, stem, q.Items[i].Response)
			}
		}
	}
	q, _ := read(t, paper("Circles\n\n1. What is the area of a circle with a radius of 3? (R: the radius)\n2. What is the area of a square?"))
	if stem := q.Items[0].Stem.Text(); !strings.HasSuffix(stem, "(R: the radius)") {
		t.Errorf("one bracket is no answer: %q", stem)
	}
}
