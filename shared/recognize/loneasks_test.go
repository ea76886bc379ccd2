package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLoneAsks: open questions stand between those with choices of a test without
// numbers; orders over several of them and what is told between them ask nothing.
func TestLoneAsks(t *testing.T) {
	const wren, owl, heron, swift = "Where does the wren live?\n☐ In hedges\n☐ At sea\n\n", "When does the owl hunt?\n☐ At night\n☐ At noon\n\n", "What does the heron eat?\n☐ Fish\n☐ Bread\n\n", "Where does the swift sleep?\n☐ In the air\n☐ In holes\n\n"
	stems := func(text string) (out []string) {
		q, _ := read(t, paper(text))
		for _, item := range q.Items {
			out = append(out, item.Stem.Text())
		}
		return out
	}
	got := stems("Birds\n\n" + wren + owl + "What is the use of feathers?\n\n" + heron + "Explain briefly how birds find north\n\n" + swift + "Why do geese fly in a row?\n\n")
	want := []string{"Where does the wren live?", "When does the owl hunt?", "What is the use of feathers?", "What does the heron eat?", "Explain briefly how birds find north", "Where does the swift sleep?", "Why do geese fly in a row?"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	got = stems("Birds\n\n" + wren + owl + "Choose the food that is right.\n\n" + heron + "The next bird is seldom seen. Do you know it?\n\nIt never lands on the ground.\n\n" + swift)
	want = []string{"Where does the wren live?", "When does the owl hunt?", "What does the heron eat?", "Where does the swift sleep?"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("between (-want +got):\n%s", diff)
	}
}
