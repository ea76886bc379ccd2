package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestPairsBelow: the two words to circle below each statement are no title of a section:
// the section over them and what its questions are worth go on.
func TestPairsBelow(t *testing.T) {
	for _, pair := range []string{"True / False", "(T / F)", "Vrai / Faux"} {
		q, _ := read(t, paper("Exam\nPart A - Statements (3 points each)\nFor each statement, circle the correct answer.\n1. A lock is a door.\n"+pair+"\n2. A long river that flows through several countries\nis a lake.\n"+pair+"\n3. Ice is cold.\n"+pair+"\n4. A cod is a fish.\n"+pair+"\nPart B - Multiple choice (5 points each)\n5. Which is a fish?\nA. cod\nB. cow\nC. owl\n"))
		if diff := cmp.Diff([]string{"3", "3", "3", "3", "5"}, worthsOf(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", pair, diff)
		}
		if got := len(q.Sections); got != 2 {
			t.Errorf("%s: %d sections", pair, got)
		}
	}
}

// TestPairsAsTitles: such a line over several statements is their title.
func TestPairsAsTitles(t *testing.T) {
	q, _ := read(t, paper("Exam\n1. Which is a fish?\na) cod\nb) cow\n\nTrue / False\n2. Ice is cold.\n3. A cod is a fish.\n\n4. Which is a bird?\na) cod\nb) owl\n"))
	if got := len(q.Items); got != 4 {
		t.Errorf("%d questions: %v", got, labelled(q))
	}
}
