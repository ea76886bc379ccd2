package recognize_test

import (
	"strings"
	"testing"
)

// TestNumbersThatBeginLate: questions of the same build over the first number
// are questions too, when the number says how many there are; a text above that
// does not fit stays an introduction.
func TestNumbersThatBeginLate(t *testing.T) {
	block := func(stem string) string { return stem + "\nlength\nmass\ntime\n" }
	numbered := block("4. What is the kilogram a unit of?") + block("5. What is the second a unit of?") + block("6. What does a clock show?") + block("7. What is the metre a unit of?")
	q, _ := read(t, paper("Units\n"+block("Physical quantities are")+block("The light year is a unit of")+block("What does a scale show?")+numbered))
	if len(q.Items) != 7 || !strings.Contains(q.Items[0].Stem.Text(), "Physical quantities") {
		t.Errorf("%d items, the first %q", len(q.Items), q.Items[0].Stem.Text())
	}
	q, _ = read(t, paper("Units\nThis is the second part.\nIt goes on with the first.\nUse a pencil.\n"+numbered))
	if len(q.Items) != 4 {
		t.Errorf("%d items, want those with numbers", len(q.Items))
	}
}
