package recognize_test

import (
	"testing"

	"formwright/shared/quiz"
)

// TestSentencesCountUp: what a sentence counts up with letters is no row of
// choices and no list of parts, unless the sentence asks for one of them.
func TestSentencesCountUp(t *testing.T) {
	q, _ := read(t, paper("Midterm\n1. Describe the heron. Mention (a) its food, (b) its nest, (c) its young, and (d) its enemies. (30)\n2. Explain how owls hunt at night. (20)\n"))
	if len(q.Items) != 2 {
		t.Errorf("%d items, the first %q", len(q.Items), q.Items[0].Stem.Text())
	}
	q, _ = read(t, paper("Midterm\n1. What is a heron? In your answer describe (a) its food, (b) its nest, (c) its young, and (d) its enemies. (30)\n2. Explain how owls hunt at night. (20)\n"))
	if len(q.Items) != 2 || len(q.Items[0].Stem.Text()) < 90 {
		t.Errorf("%d items, the first %q", len(q.Items), q.Items[0].Stem.Text())
	}
	q, _ = read(t, paper("1. Which birds can swim? (a) ducks (b) swans (c) ducks and swans\n2. Which birds can fly? (a) gulls (b) emus (c) gulls and emus\n"))
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
			t.Errorf("%q is read as %T", item.Stem.Text(), item.Response)
		}
	}
}
