package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestRequiredSigns: the star of forms is no part of a question where a line says what
// it means; one that marks answers stays.
func TestRequiredSigns(t *testing.T) {
	q, _ := read(t, paper("Unit test\n* Required\n\n1. Which is the largest? *\n( ) Mars\n( ) Venus\n\n2. Why is the sky blue? * (3 points)\n"))
	if diff := cmp.Diff([]string{"Which is the largest?", "Why is the sky blue?"}, stems(q)); diff != "" || q.Items[1].Points == nil {
		t.Errorf("-want +got:\n%s", diff)
	}
	q, _ = read(t, paper("Unit test\n* marks what is right\n\n1. Which is the largest?\na) Mars\nb) Venus *\n\n2. Which is red?\na) Mars *\nb) Venus\n"))
	if diff := cmp.Diff([]string{"Venus", "Mars"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
