package recognize_test

import (
	"strings"
	"testing"
)

// TestNumbersOverTheirText: where one section has its numbers beside the text,
// another may have them on lines of their own.
func TestNumbersOverTheirText(t *testing.T) {
	q, _ := read(t, paper("Exam\n1. Which sea is salty?\nA. Red\nB. Dead\n2. Which city is old?\nA. Rome\nB. Bonn\nShort answers\n1.\nDescribe how a river finds its way to the sea.\nOR\nExplain why lakes dry out.\n2.\nWhat is a del-\nta, and where is one?\nOR\nName two of them."))
	if len(q.Items) != 4 {
		t.Fatalf("%d items", len(q.Items))
	}
	third, last := q.Items[2].Stem.Text(), q.Items[3].Stem.Text()
	if !strings.HasPrefix(third, "Describe how") || !strings.Contains(third, "lakes") {
		t.Errorf("third stem %q", third)
	}
	if !strings.HasPrefix(last, "What is a delta, and") || !strings.Contains(last, "Name two") {
		t.Errorf("last stem %q", last)
	}
}
