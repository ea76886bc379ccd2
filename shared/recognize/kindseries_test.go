package recognize_test

import (
	"strings"
	"testing"
)

// TestRestartHeads: where sections are counted as their questions are, the numbers
// that begin again tell them apart, whatever the sections are called.
func TestRestartHeads(t *testing.T) {
	q, _ := read(t, paper("Nature\n\n1. Circle what is right. (2 points)\n\n1. Which is a mammal?\na) whale\nb) shark\n\n2. Snakes are:\na) warm\nb) cold\n\n2. Decide whether each statement is true. (2 points)\n\n1. Frogs lay eggs in water.\n2. Spiders have six legs.\n\n3. Now in words of your own, please. (4 points)\n\n1. Why do birds migrate?\n2. How do mammals differ from reptiles?\n"))
	if got := strings.Join(kinds(q), " "); len(q.Items) != 6 {
		t.Errorf("three sections of two are read as %d questions: %q, %s", len(q.Items), stems(q), got)
	}
}

// TestStatementsUnderNumbers: numbered statements under numbered questions are no
// questions in sections.
func TestStatementsUnderNumbers(t *testing.T) {
	part := func(n string) string {
		return n + ". These are said of a lake:\n1. It is deep.\n2. It is cold.\n3. It is wide.\nWhich is right?\na) 1 and 2\nb) 2 and 3\nc) all of them\n\n"
	}
	q, _ := read(t, paper("Lakes\n\n"+part("1")+part("2")+part("3")))
	if len(q.Items) != 3 {
		t.Errorf("three questions with statements are read as %d: %q", len(q.Items), stems(q))
	}
}
