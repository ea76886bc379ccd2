package recognize_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestTextbookFields leaves out the fields with which a program for textbooks prints what a
// question tests; lines like them stay where nothing is graded.
func TestTextbookFields(t *testing.T) {
	var graded, plain strings.Builder
	for i, stem := range []string{"Define what a glacier is.", "Explain how a dune moves.", "Describe the way of a river."} {
		fmt.Fprintf(&graded, "%d. %s\nAACSB: Analytic\nBlooms: Understand\nDoe - Chapter 04 #%d\nLearning Objective: Step 1: Land\nLevel of Difficulty: 1 Easy\n\n", i+1, stem, i+1)
		fmt.Fprintf(&plain, "%d. %s\nTopic: land and water\n\n", i+1, stem)
	}
	q, _ := read(t, paper(graded.String()))
	if got := q.Items[1].Stem.Text(); len(q.Items) != 3 || got != "Explain how a dune moves." {
		t.Errorf("%d questions, %q", len(q.Items), got)
	}
	q, _ = read(t, paper(plain.String()))
	if got := q.Items[1].Stem.Text(); !strings.Contains(got, "Topic: land") {
		t.Errorf("a topic is left out: %q", got)
	}
}
