package recognize_test

import (
	"testing"

	"formwright/shared/quiz"
)

// TestBrokenChoicesBehindTags: a choice that goes on in the next line without a
// tag is one choice.
func TestBrokenChoicesBehindTags(t *testing.T) {
	q, _ := read(t, paper("<question>What is formalin used for?\n<variant>it is a mixture of water and methanal that\nkeeps what is laid into it\n<variant>a solution of acetone\n<variant>a fuel\n<question>What is a salt?\n<variant>an acid\n<variant>a base\n<variant>what both make"))
	if len(q.Items) != 2 {
		t.Fatalf("%d items", len(q.Items))
	}
	for _, item := range q.Items {
		if c, _ := item.Response.(quiz.Choice); len(c.Choices) != 3 {
			t.Errorf("%s: %d choices", item.Label, len(c.Choices))
		}
	}
}
