package recognize_test

import (
	"strings"
	"testing"
)

// TestArrowsOfAnswers: the arrow behind the number of an answer parts them, and those
// inside the answer are what it says.
func TestArrowsOfAnswers(t *testing.T) {
	q, _ := read(t, paper("1. What is a fox?\n2. What are the main steps?\n3. Name a bird.\n\nAnswer Key\n1 → animal\n2 → Asks → parses → shows\n3 → owl\n"))
	if got := strings.Join(keys(q), "; "); got != "animal; Asks → parses → shows; owl" {
		t.Errorf("keys %q", got)
	}
}
