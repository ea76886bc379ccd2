package recognize_test

import (
	"strings"
	"testing"
)

// TestLineNumbers: the numbers of the lines of a text are no choices and no questions.
func TestLineNumbers(t *testing.T) {
	text := "\n3\tThe harbour of the old town was built by people who\n4\tcame over the sea and who brought stones. They\n5\tcame from far away, which had never been seen before\n6\tby those who lived there.\n\n"
	q, _ := read(t, paper("Test\n1. Name a sea.\n"+text+"2. Who built the harbour (line 3)?\nA. Farmers\nB. Sailors\n3. Name a stone."))
	got := labelled(q)
	if len(got) != 3 || strings.Contains(got[0], " / ") || got[1] != "2. Who built the harbour (line 3)? / Farmers / Sailors" {
		t.Errorf("%q", got)
	}
	q, _ = read(t, paper("Test\n1. Which city is old?\n1\trome on the river\n2\toslo by the sea\n3\tbern in the mountains\n4\tbonn on the river\n2. Which sea is salty?\n1\tnone of these seas\n2\tall of these seas\n3\tonly the red one\n4\tonly the black one"))
	if got := strings.Join(labelled(q), "|"); !strings.Contains(got, "rome on the river / oslo by the sea") {
		t.Error(got)
	}
}
