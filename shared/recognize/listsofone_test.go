package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestListsOfOne: a platform sets each question as a list of one below its own number; tasks
// that go on with a 2 keep their numbers.
func TestListsOfOne(t *testing.T) {
	const text = "QUESTION 1\n1.\nWhich bird hunts by night?\na.\nowl\nb.\nduck\n1 points\nQUESTION 2\n1.\nA hen lays eggs.\nTrue\nFalse\n1 points\nQUESTION 3\n1.\nName two birds that swim.\n\n2 points\n"
	want := []string{"Which bird hunts by night?", "A hen lays eggs.", "Name two birds that swim."}
	for _, form := range []string{text, strings.ReplaceAll(text, "1.\n", "1. ")} {
		q, _ := read(t, paper(form))
		if diff := cmp.Diff(want, stems(q)); diff != "" {
			t.Errorf("%s: -want +got:\n%s", form, diff)
		}
	}
	q, _ := read(t, paper("Question 1\n1. Name a bird.\n2. Name a fish.\nQuestion 2\n1. Name a tree.\n2. Name a flower.\nQuestion 3\n1. Name a river.\n2. Name a lake.\n"))
	if got := strings.Join(stems(q), " "); strings.Count(got, "Name") != 6 {
		t.Errorf("tasks of a question: %s", got)
	}
}
