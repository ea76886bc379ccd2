package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestRepeatedPlain: "Correct" and a choice below choices without letters says that it is
// right, figures too; where it says none of the lines above it says nothing.
func TestRepeatedPlain(t *testing.T) {
	const text = "Quiz 2\n1.How much does an owl weigh, in kilograms?\n0.3\n0.4\n1.5\n12\nCorrect 0.4\n2.Which bird hoots at night?\nthe duck\nthe owl\nthe hen\nthe swan\nCorrect the owl\n3.Which bird is blue?\nthe jay\nthe raven\nthe crane\nthe crow\nCorrect the jay\n"
	q, _ := read(t, paper(text))
	if diff := cmp.Diff([]string{"0.4", "the owl", "the jay"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper(text+"4.Which beasts fly? Select all that apply.\nowls\nmoles\nbats\nhares\nCorrect: owls\nbats\n"))
	if got := keys(q); len(got) != 4 || got[3] != "owls | bats" {
		t.Errorf("several right ones: %q", got)
	}
	q, _ = read(t, paper("1. Correct the sentences.\nThe owl hoot.\nThe hen clucks.\nCorrect the order of the words, too.\n2. Which bird hoots?\na duck\nan owl\nCorrect grammar counts.\n"))
	for _, key := range keys(q) {
		if key != "-" {
			t.Errorf("an answer was invented: %q", keys(q))
		}
	}
}
