package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestDashedAnswers: a figure behind "Ans-" is the answer where others have words there or the
// figures count nothing, and the number of the answer where they do.
func TestDashedAnswers(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"words at others": {"1) Which day is it?\nAns-Friday\n2) How long does it take?\nAns-22 days\n3) What is it made of?\nAns- wool", []string{"Friday", "22..22days", "wool"}},
		"figures alone":   {"1) When was it?\nAns-1984\n2) How many are there?\nAns- 12\n3) What is 3 + 4?\nAns-7", []string{"1984..1984", "12..12", "7..7"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	q, _ := read(t, paper("1) What is a cat?\nAns-1 An animal\n2) What is an elm?\nAns-2 A tree\n3) What is zinc?\nAns-3 A metal"))
	for i, key := range keys(q) {
		if key == "1 An animal" || key == "2 A tree" || key == "3 A metal" {
			t.Errorf("question %d has the key %q", i+1, key)
		}
	}
}
