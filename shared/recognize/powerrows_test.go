package recognize_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestBracketedNumbersAreNoPowers: numbers in brackets that count on are those of questions,
// though 1, 2, 4 and 8 are among them.
func TestBracketedNumbersAreNoPowers(t *testing.T) {
	var text strings.Builder
	text.WriteString("Bird test\n\nTrue or False\n\n")
	for i := range 9 {
		fmt.Fprintf(&text, "(%d) The owl number %d hoots at night.\n", i+1, i+1)
	}
	q, _ := read(t, paper(text.String()))
	if len(q.Items) != 9 {
		t.Errorf("%d questions, want 9", len(q.Items))
	}
}
