package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestShortListings: a program of a few lines with bare numbers beside them, between a question
// and its choices or with an empty line, numbers nothing; and numbered questions with more lines
// of programs than of words are no program.
func TestShortListings(t *testing.T) {
	const asks = "Today we do a short test to see what everybody knows by now.\n1. What is a loop?\n2. What does this print:\n1 int n = 5;\n2\n3 show(n);\n4\na. five\nb. ten\nc. two\n3. Which line is wrong in this\n1 int n = 5;\n2 show(n)\n3 show(7);\na. the first\nb. the second\nc. the third\n"
	long := asks
	for i, ask := range []string{"What does this draw:", "Where does this end:", "How many lines are drawn:", "Why is this slow:"} {
		long += fmt.Sprintf("%d. %s\n", i+4, ask) + strings.Repeat("pen.move(1, 2);\npen.line(3, 4);\nwhile (true) {\npen.turn(90);\n}\n", 3)
	}
	for text, want := range map[string]int{asks: 3, long: 7} {
		q, _ := read(t, paper(text))
		if got := choiceCounts(q); len(got) != want || !cmp.Equal(got[:3], []int{0, 3, 3}) {
			t.Errorf("%d lines: choices %v", strings.Count(text, "\n"), got)
		}
	}
	q, _ := read(t, paper("1. What is a loop?\n2. What is a list?\nAnswer:\n\nhttps://example.org/lists.html"))
	if got := strings.Join(keys(q), " "); got != "- -" {
		t.Errorf("the address of a page is no answer: %s", got)
	}
}
