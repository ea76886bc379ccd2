package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/recognize"
	"formwright/shared/recognize/slide"
)

// TestRightLeftAlone reads decks that show each question again with the right choice
// alone; a slide that shows something else too is no answer.
func TestRightLeftAlone(t *testing.T) {
	shown := []string{"Question 1\nA|stone\nB|plum\nC|chair", "Question 1\nB|plum", "Question 2\nA|saw\nB|pear\nC|cat", "Question 2\nA|saw", "Question 3\nA|oak\nB|fir\nC|owl", "Question 3\nC|owl"}
	doc := deck(shown...)
	q, _, err := recognize.Recognize(doc)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{" Question 1 / stone / plum / chair: plum", " Question 2 / saw / pear / cat: saw", " Question 3 / oak / fir / owl: owl"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	shown[3] = "Question 2\nA|saw\nIt cuts."
	if doc := deck(shown...); len(slide.RightLeft(doc.Blocks)) != len(doc.Blocks) {
		t.Error("two slides are answers of a whole deck")
	}
}
