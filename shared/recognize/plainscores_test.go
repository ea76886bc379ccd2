package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestPlainScores: the view of a marked form that was copied as text has scores behind its
// titles; only the right answer below a question that was missed, and words that earned all
// points, are keys. Fractions at the end of tasks are no scores.
func TestPlainScores(t *testing.T) {
	q, _ := read(t, paper("Owl quiz\nTotal points 2/4\n\n✓ Which one hoots? *1/1\nhen\nowl\n\nduck\n\n✗ Which one swims? *0/1\nhen\n\nduck\nowl\n\nCorrect answer\nduck\n\n✓ Owls hunt at night. *1/1\nTrue\n\nFalse\n\n✗ Name a young dog. *0/1\nkitten\n\nCorrect answers\npuppy\n\n✓ Name a young cat. *1/1\nkitten"))
	want := []string{"1. Which one hoots? / hen / owl / duck", "2. Which one swims? / hen / duck / owl: duck", "3. Owls hunt at night.", "4. Name a young dog.: puppy", "5. Name a young cat.: kitten"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("Fractions\n\n1. Simplify 6/8\n2. Simplify 4/6\n3. Simplify 2/10\n\nCorrect answers\n1. 3/4\n2. 2/3\n3. 1/5"))
	if diff := cmp.Diff([]string{"3/4", "2/3", "1/5"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
