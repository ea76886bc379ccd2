package recognize_test

import (
	"strings"
	"testing"
)

// TestNumbersInside: a question that runs on behind the one before, or behind its second
// line, has the number that the next line shows to be missing.
func TestNumbersInside(t *testing.T) {
	q, _ := read(t, paper("1. What is a lake?\n2. How is a lake made? 3. Who lives in it?\n4. Name the deepest lake\nof the country. 5. Where does it drain? 6. Why is it cold?\n7. What is a pond?\n8. What is a marsh?"))
	if got := strings.Join(labels(q), " "); got != "1. 2. 3. 4. 5. 6. 7. 8." {
		t.Errorf("numbers %s: %q", got, stems(q))
	}
}

// TestNumbersOnlyTold: a number that no line leaves out, or one that is not the next, begins
// no question.
func TestNumbersOnlyTold(t *testing.T) {
	q, _ := read(t, paper("1. What happened in May? 2. Mai is a day.\n2. What is a lake?\n3. Who spoke on May? 7. June came.\n5. What is a pond?\n6. What is a marsh?\n7. What is a bog?"))
	if got := strings.Join(labels(q), " "); got != "1. 2. 3. 5. 6. 7." {
		t.Errorf("numbers %s: %q", got, stems(q))
	}
}
