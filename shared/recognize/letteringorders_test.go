package recognize_test

import (
	"testing"

	"formwright/shared/quiz"
)

// TestLetteringOrders: an order to write letters over numbers and letters side by side
// asks for pairs; over questions with choices it asks for their letters.
func TestLetteringOrders(t *testing.T) {
	rows := "____ 1. heat\tA. falling water\n____ 2. cloud\tB. liquid to gas\n____ 3. rain\tC. gas to liquid\n\n4. Where is most water?\na. sea\nb. lake\n\nAnswer Key: 1. B, 2. C, 3. A, 4. a\n"
	for _, order := range []string{"Write the letter of the definition next to the term.", "Escribe la letra de la definición al lado de cada palabra.", "Schreibe den Buchstaben der Erklärung daneben."} {
		q, _ := read(t, paper("Water test\n\n"+order+"\n\n"+rows))
		if len(q.Items) != 2 {
			t.Errorf("%s: %q", order, stems(q))
			continue
		}
		if m, ok := q.Items[0].Response.(quiz.Match); !ok || len(m.Key) != 3 {
			t.Errorf("%s: %#v", order, q.Items[0].Response)
		}
	}
	q, _ := read(t, paper("Water test\n\nWrite the letter of the correct answer.\n\n1. Where is most water?\tA. sea\tB. lake\n2. Where is ice?\tA. pole\tB. desert\n3. Where is none?\tA. moon\tB. cloud\n"))
	if len(q.Items) != 3 {
		t.Errorf("choices under such an order: %q", stems(q))
	}
}
