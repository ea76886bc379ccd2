package recognize_test

import "testing"

// TestSameFields: numbered rows that leave the same room with the same words are room of the
// question above; rows that say something of their own are questions.
func TestSameFields(t *testing.T) {
	rows := "Worksheet\n\nTask 1 (2 points)\nName three kinds of rock and give an example of each.\n1. __________ Example: __________\n2. __________ Example: __________\n3. __________ Example: __________\n\nTask 2 (1 point)\nWhat is lava?\n____________\n"
	if q, _ := read(t, paper(rows)); len(q.Items) != 2 || q.Items[0].Points.String() != "2" {
		t.Errorf("the same fields: %d items, the first worth %s", len(q.Items), q.Items[0].Points.String())
	}
	if q, _ := read(t, paper("Fill the gaps.\n1. __________ is the capital of Peru: __________\n2. __________ is the capital of Mali: __________\n3. __________ is the capital of Cuba: __________\n")); len(q.Items) != 3 {
		t.Errorf("other words: %d items", len(q.Items))
	}
}
