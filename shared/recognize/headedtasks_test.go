package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestHeadedTasks: tasks that count anew under the number of each question ask, whether they
// order or ask, and so do those that carry its number.
func TestHeadedTasks(t *testing.T) {
	orders := []string{"Name a bird.", "Describe a nest.", "Draw an owl.", "List two fish."}
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"counted anew":          {"Question 1\n1. Name a bird.\n2. Describe a nest.\nQuestion 2\n1. Draw an owl.\n2. List two fish.", orders},
		"with a gap":            {"Question 1\n\n1. Name a bird.\n2. Describe a nest.\n\nQuestion 2\n\n1. Draw an owl.\n2. List two fish.", orders},
		"the number before":     {"QUESTION 1\n1.1 Name a bird. (2)\n1.2 Describe a nest. (3)\nQUESTION 2\n2.1 Draw an owl. (4)\n2.2 List two fish. (2)\nQUESTION 3\n3.1 Why do owls hoot? (2)\n3.2 Why do fish swim? (2)", append(orders[:4:4], "Why do owls hoot?", "Why do fish swim?")},
		"what asks is as it is": {"Question 1\n1. Which bird hoots?\n2. Which bird swims?\nQuestion 2\n1. Which fish is flat?\n2. Which fish is red?", []string{"Which bird hoots?", "Which bird swims?", "Which fish is flat?", "Which fish is red?"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, stems(q)); diff != "" {
			t.Errorf("%s: -want +got:\n%s", name, diff)
		}
	}
}
