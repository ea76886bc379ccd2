package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestWorthByProducts: the heading of a section says what its questions are worth by a
// product with their number; where the number is another it says nothing of them.
func TestWorthByProducts(t *testing.T) {
	q, _ := read(t, paper("Test of birds\nSection A: Multiple Choice (2 x 1 = 2 Marks)\n1. An owl is:\n(A) bird\n(B) fish\n2. A cod is:\n(A) bird\n(B) fish\nSection B: Short Answer Questions [4×2=8]\n3. Explain why owls hoot.\n4. Explain why cods swim.\nSection C: Long Answers (5 x 4 = 20 marks)\n5. Describe a nest.\n6. Describe a reef.\n"))
	var got []string
	for _, item := range q.Items {
		if item.Points == nil {
			got = append(got, "-")
		} else {
			got = append(got, item.Points.String())
		}
	}
	if diff := cmp.Diff([]string{"1", "1", "4", "4", "-", "-"}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
