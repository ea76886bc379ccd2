package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// studyBank is a bank of orders without numbers, under a heading.
func studyBank(head string) string {
	var b strings.Builder
	b.WriteString(head + "\n")
	for i, thing := range strings.Fields("heart lung liver brain skin bone nerve vein") {
		fmt.Fprintf(&b, "Explain the work of the %s in brief.\nShow and explain the parts of a %s with its\nneighbours in the body.\nMake use of a drawing to show where the %s lies.\n", thing, thing, thing)
		if i == 3 {
			b.WriteString("b) Describe what harms it and how it heals.\n")
		}
	}
	return b.String()
}

// TestStudyLines: a bank of orders without numbers, some lines wrapped.
func TestStudyLines(t *testing.T) {
	q, _ := read(t, paper(studyBank("Unit 1: The body")))
	if n := len(q.Items); n != 25 {
		t.Fatalf("%d items, want 25", n)
	}
	if got := stems(q)[1]; got != "Show and explain the parts of a heart with its neighbours in the body." && got != "Show and explain the parts of a heart with its\nneighbours in the body." {
		t.Errorf("got %q", got)
	}
}

// TestNoStudyLines: what people are to learn, and the steps of a manual, ask nothing.
func TestNoStudyLines(t *testing.T) {
	var manual strings.Builder
	manual.WriteString("How to set the table up\n")
	for _, thing := range strings.Fields("leg board screw frame cloth lamp drawer hinge knob foot") {
		fmt.Fprintf(&manual, "Take the %s out of its box and clean it.\nWrite its number on the list of parts.\nPut the %s aside until all is there.\n", thing, thing)
	}
	for name, text := range map[string]string{"aims": studyBank("At the end of the course students will be able to:"), "manual": manual.String()} {
		if q, _, err := recognize.Recognize(paper(text)); problem.CodeOf(err) != problem.NoQuestions {
			t.Errorf("%s: %d items", name, len(q.Items))
		}
	}
}
