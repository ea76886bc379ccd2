package recognize_test

import (
	"strings"
	"testing"
)

// TestContentsThatAsk: a table of contents whose titles are the questions that come
// again below asks nothing; a test with its points behind dots does.
func TestContentsThatAsk(t *testing.T) {
	titles := []string{"What is a tree and where does it grow?", "What is a list and who needs one of them?", "Why is a heap no list of its elements?", "How is a graph drawn on a sheet of paper?"}
	text := "Study guide\nContents"
	for i, s := range titles {
		text += "\n1." + string(rune('1'+i)) + " " + s + " . . . . . . . . . . . . " + string(rune('1'+i))
	}
	for i, s := range titles {
		text += "\n\n1." + string(rune('1'+i)) + " " + s + "\na) one\nb) two\nc) three"
	}
	q, _ := read(t, paper(text))
	if len(q.Items) != len(titles) {
		t.Errorf("%d of %d questions", len(q.Items), len(titles))
	}
	for _, item := range q.Items {
		if strings.Contains(item.Stem.Text(), "__") {
			t.Errorf("a gap in %q", item.Stem.Text())
		}
	}
	text = "Test"
	for i, s := range titles {
		text += "\n" + string(rune('1'+i)) + ". " + s + " ........ " + string(rune('1'+i))
	}
	if q, _ = read(t, paper(text)); len(q.Items) != len(titles) {
		t.Errorf("%d of %d questions with points", len(q.Items), len(titles))
	}
}
