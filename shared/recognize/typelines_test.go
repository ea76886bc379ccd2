package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestTypeLines: lines that say the kind of the question below by letters are left
// out, and what a gap accepts is no choice.
func TestTypeLines(t *testing.T) {
	q, _ := read(t, paper("Type: MC\nTitle: birds\n1) Which bird hoots?\na) Robin\n*b) Owl\nc) Wren\n\nType: F\n2) Which bird is red?\na. robin\nb. the robin\n\nType: TF\n3) Owls can fly.\n*a) True\nb) False\n\nType: E\n4) Describe an owl.\n"))
	if diff := cmp.Diff([]string{"Owl", "robin | the robin", "true", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if _, ok := q.Items[3].Response.(quiz.Essay); !ok || q.Title != "" {
		t.Errorf("%q, %T", q.Title, q.Items[3].Response)
	}
}
