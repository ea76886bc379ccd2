package recognize_test

import (
	"testing"

	"formwright/shared/quiz"
)

// TestMCQHead: "MCQs" over numbers that begin anew heads a section of its own, in which
// nothing is left of the order above to judge statements.
func TestMCQHead(t *testing.T) {
	for _, head := range []string{"MCQS:", "Objective questions", "Multiple choice"} {
		q, _ := read(t, paper("1) Which bird hoots?\na. owl\nb. wren\nState whether true or false\n2) Owls hunt by day. (false)\n3) Wrens are small. (true)\n"+head+"\n1. Name of the bird that cannot fly\n2. Which bird swims best?\n3. What is a nest?"))
		if len(q.Items) != 6 {
			t.Fatalf("%s: %d items", head, len(q.Items))
		}
		for i, item := range q.Items {
			if _, ok := item.Response.(quiz.TrueFalse); ok != (i == 1 || i == 2) {
				t.Errorf("%s: %s %T", head, item.Label, item.Response)
			}
		}
	}
}
