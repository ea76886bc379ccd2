package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestBulletOrders: tasks behind bullets, in a bank without numbers, are questions where
// they say their worth or the title calls them so; advice and notes are none.
func TestBulletOrders(t *testing.T) {
	tasks := []string{"1. Explain how a wall keeps heat.", "2. Describe two kinds of roof.", "3. What do you mean by a beam? Give an example.", "4. Define a lever."}
	for name, text := range map[string]string{
		"worth": "Walls\n• Explain how a wall keeps heat. [4 marks]\n• Describe two kinds of roof. [2+4 marks]\n• What do you mean by a beam? Give an example. [4 marks]\n• Define a lever. [1 mark]",
		"title": "Building questions\n• Explain how a wall keeps heat.\n• Describe two kinds of roof.\n• What do you mean by a beam? Give an example.\n• Define a lever.",
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff(tasks, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
		if name == "worth" && q.Items[1].Points.String() != "6" {
			t.Errorf("2+4 marks are %s", q.Items[1].Points)
		}
	}
	for name, text := range map[string]string{
		"advice": "Building\n• Explain your plan to the team.\n• Describe two kinds of roof.\n• Define a lever.\n• Give an example.",
		"notes":  "Building questions\n• Walls keep heat.\n• Roofs keep water out.\n• Beams bear.\n• Define a lever.",
	} {
		if q, _, err := recognize.Recognize(paper(text)); problem.CodeOf(err) != problem.NoQuestions {
			t.Errorf("%s: %q", name, labelled(q))
		}
	}
}
