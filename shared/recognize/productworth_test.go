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

// TestWorthByFactors: a product with the number of questions and a word for points says what
// each is worth without its sum, and so does a slash before the word for a question; numbers
// without such a word, or with another number of questions, say nothing.
func TestWorthByFactors(t *testing.T) {
	for head, want := range map[string]string{
		"(0,2 điểm x 2)":     "0.2",
		"(2 câu × 0.5 điểm)": "0.5",
		"（2点 X2）":            "2",
		"(3 балла х 2)":      "3",
		"(0,5đ/câu)":         "0.5",
		"(3 điểm x 4)":       "-",
		"(2 x 3)":            "-",
		"(2 cm x 3)":         "-",
	} {
		q, _ := read(t, paper("Phần I: Chọn từ đúng "+head+"\nCâu 1: Con chó sủa thế nào?\nA. gâu\nB. meo\nCâu 2: Con mèo kêu thế nào?\nA. gâu\nB. meo\n\nPhần II: Điền từ\nCâu 1: Con bò kêu thế nào?\nA. gâu\nB. be\nCâu 2: Con dê kêu thế nào?\nA. be\nB. meo"))
		if len(q.Items) != 4 {
			t.Fatalf("%s: %d items", head, len(q.Items))
		}
		got := "-"
		if p := q.Items[1].Points; p != nil {
			got = p.String()
		}
		if got != want || q.Items[2].Points != nil {
			t.Errorf("%s: %s, want %s; the next section has %v", head, got, want, q.Items[2].Points)
		}
	}
}
