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

// TestRoomsAhead: brackets before one list for the signs of the other beside it ask for
// pairs, and a key of signs in order gives them.
func TestRoomsAhead(t *testing.T) {
	q, _ := read(t, paper("Signs\n\n1. Match each sign with what it means:\n( ) triangle          1. forbidden\n( ) red circle          2. danger\n( ) blue circle          3. duty\n\n2. What is a zebra crossing?\n\nAnswer key\n1. 2, 1, 3\n2. stripes\n"))
	if len(q.Items) != 2 {
		t.Fatalf("read are %q", stems(q))
	}
	if m, ok := q.Items[0].Response.(quiz.Match); !ok || len(m.Key) != 3 || m.Right[m.Key[0]].Text() != "danger" {
		t.Errorf("the first is %#v", q.Items[0].Response)
	}
}
