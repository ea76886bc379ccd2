package recognize_test

import (
	"testing"

	"formwright/shared/page"
)

// TestVariablesAreNoAnswers: a program in a stem may set a variable that is
// called as answers are.
func TestVariablesAreNoAnswers(t *testing.T) {
	q, _ := read(t, paper("1) What does f(90, 2) return?\nf(m, n) {\n  ans = 1;\n  while (ans <= m) {\n    ans = ans * n\n  }\n  return(ans)\n}\n2) Which town lies at the sea?\nA) Ulm\nB) Kiel\nans = B\n3) Which river is longer?\nA) Main\nB) Rhine\nans = B\n"))
	if len(q.Items) != 3 {
		t.Fatalf("%d items", len(q.Items))
	}
	for i, want := range []bool{false, true, true} {
		if got := len(q.Items[i].Evidence) > 0; got != want {
			t.Errorf("question %d has a key: %v", i+1, got)
		}
	}
}

// TestCodeGivesNoAnswer: a line that is set as code may set a variable of that name.
func TestCodeGivesNoAnswer(t *testing.T) {
	doc := paper("1. What does the program print?\nanswer = 2 + 3\n2. Which town lies at the sea?\nanswer = Kiel\n")
	p := doc.Blocks[1].(page.Paragraph)
	for i := range p.Runs {
		p.Runs[i].Marks.Code = true
	}
	doc.Blocks[1] = p
	q, _ := read(t, doc)
	if len(q.Items) != 2 || len(q.Items[0].Evidence) > 0 || len(q.Items[1].Evidence) == 0 {
		t.Errorf("%+v", q.Items)
	}
}
