package recognize_test

import (
	"strings"
	"testing"
)

// TestGluedLetters: a part whose letter is typed right before its first word is a part as
// the others are.
func TestGluedLetters(t *testing.T) {
	q, _ := read(t, paper("1. Grammar\n(a) Explain the use of the comma. (2 marks)\n........\n(b) Define a noun. (1 mark)\n........\n(c)Compare the two sentences below. (2 marks)\n........\n(d) Write a sentence with a verb. (2 marks)\n........"))
	if len(q.Items) != 4 || !strings.HasPrefix(q.Items[2].Stem.Text(), "Compare the two") {
		t.Errorf("%q", labels(q))
	}
}
