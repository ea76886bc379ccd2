package recognize_test

import (
	"strings"
	"testing"
)

// TestTasksOverParts: a task whose parts name it, and come next, is what they
// share; one without parts asks itself.
func TestTasksOverParts(t *testing.T) {
	q, _ := read(t, paper("Exam\nTask 1: Rivers (6 points)\nQ1.1: Define what a river is.\nQ1.2: Where does a river end?\nTask 2: Draw a map of the river in the text.\nTask 3: Lakes (4 points)\nThe lakes of the north are given.\nQ3.1: Name the deepest lake.\nQ3.2: Which lake is salty?"))
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Label)
	}
	if s := strings.Join(got, ", "); s != "Q1.1, Q1.2, Task 2, Q3.1, Q3.2" {
		t.Errorf("labels %s", s)
	}
	if len(q.Stimuli) == 0 {
		t.Errorf("what stands over the parts is lost")
	}
}
