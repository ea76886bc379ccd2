package recognize_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/recognize/slide"
)

// furnished is a deck whose slides all have a title, a drawn sign, their number in a
// circle and a button around what they ask.
func furnished() []string {
	var out []string
	for i, q := range []string{
		"Who built the first bridge here?\nAnswer: the monks of the\nOld abbey",
		"Where does the river rise?\nAnswer:\nIn the\nhills",
		"How long is the old wall?\nAnswer: ninety steps",
		"Which gate is the oldest?\nAnswer: North gate,\nnear the mill",
		"Who rang the bell at night?\nAnswer: The watchman",
		"What was sold on the square?\nAnswer: Salt\nand wool",
		"When was the fair?\nAnswer: In autumn",
	} {
		out = append(out, fmt.Sprintf("Town quiz\n?\n%d\n%s\nBack to the map", i+1, q))
	}
	return out
}

// TestSlideFurniture: what every slide shows around its question is no part of it,
// and an answer that was broken to fit its box is one answer.
func TestSlideFurniture(t *testing.T) {
	q, _ := read(t, deck(furnished()...))
	want := []string{"Who built the first bridge here?", "Where does the river rise?", "How long is the old wall?", "Which gate is the oldest?",
		"Who rang the bell at night?", "What was sold on the square?", "When was the fair?"}
	if diff := cmp.Diff(want, stems(q)); diff != "" {
		t.Errorf("stems (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"the monks of the Old abbey", "In the hills", "ninety steps", "North gate, near the mill", "The watchman", "Salt and wool", "In autumn"}, keys(q)); diff != "" {
		t.Errorf("keys (-want +got):\n%s", diff)
	}
	if q.Title != "Town quiz" || q.Items[6].Label != "7." {
		t.Errorf("title %q, last label %q", q.Title, q.Items[6].Label)
	}
}

// TestNoFurniture: the same choices on every slide, a task over them and numbers that
// say what a question is worth stay.
func TestNoFurniture(t *testing.T) {
	var slides []string
	for _, s := range []string{"Whales are fish.", "Ice floats.", "Iron burns.", "Salt melts ice.", "Bats are birds.", "Wood sinks.", "Owls hunt at night."} {
		slides = append(slides, "Is this true?\n"+s+"\nA|True\nB|False")
	}
	q, _ := read(t, deck(slides...))
	if len(q.Items) != 7 {
		t.Errorf("%d questions, want 7: %q", len(q.Items), stems(q))
	}
	worth := deck("Animals\n100\nWhich bird swims?", "Animals\n200\nWhich fish flies?", "Animals\n300\nWhich mammal lays eggs?",
		"Plants\n100\nWhich tree has needles?", "Plants\n200\nWhich plant eats flies?", "Plants\n300\nWhich grass grows highest?")
	if got := slide.LoneNumbers(worth.Blocks); len(got) != len(worth.Blocks) {
		t.Errorf("%d blocks, want %d: points are no numbers of questions", len(got), len(worth.Blocks))
	}
}
