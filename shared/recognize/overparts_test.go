package recognize_test

import (
	"strings"
	"testing"
)

// TestTasksOverParts: a task whose parts name it, and come next, is what they
// share; one without parts asks itself.
func TestTasksOverParts(t *testing.T) {
	q, _ := read(t, paper("Exam\nTask 1: Rivers (6 points)\nQ1.1: Define what a river is.\nQ1.2: Where does a river end?\nTask 2: Draw a map of the river in the text.\nTask 3: Lakes (4 points)\nThe lakes of the north are given.\nQ3.1: Name the deepest lake.\nQ3.2: Which lake is salty?"))
	got := labels(q)
	if s := strings.Join(got, ", "); s != "Q1.1, Q1.2, Task 2, Q3.1, Q3.2" {
		t.Errorf("labels %s", s)
	}
	if len(q.Stimuli) == 0 {
		t.Errorf("what stands over the parts is lost")
	}
}

// TestOneTaskOverParts: one task is enough where two parts say its number.
func TestOneTaskOverParts(t *testing.T) {
	q, _ := read(t, paper("Week 9\nQ 1. A ship sails between three towns, and a table has its trips.\nQ 1.1. What is the matrix of the trips?\nQ 1.2. List its eigenvalues.\nQ 1.3. Find the longest way."))
	if len(q.Items) != 3 || q.Items[0].Label != "Q 1.1" || len(q.Stimuli) != 1 {
		t.Errorf("%d items, first %q, %d stimuli", len(q.Items), q.Items[0].Label, len(q.Stimuli))
	}
}
