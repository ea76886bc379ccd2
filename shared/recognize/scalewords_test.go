package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestScaleWords: a table to fill in is none to rate, though letters of its titles
// make up a word of a scale: "mai" in "Main idea".
func TestScaleWords(t *testing.T) {
	tick := func(head string) []string {
		q, _ := read(t, blocks("Reading test\n1. Who wrote the story?\n2. How often do you read this?", grid(head, "The house by the sea |  |  | ", "The road to the mill |  |  | "), "3. Where does it end?"))
		return labelled(q)
	}
	if got := tick("Statement | Main idea | Zimmer | Domain"); strings.Contains(strings.Join(got, "\n"), "/ Main idea") {
		t.Errorf("got %q", got)
	}
	want := []string{"1. Who wrote the story?", "2 a) The house by the sea / Always / Sometimes / Never", "2 b) The road to the mill / Always / Sometimes / Never", "3. Where does it end?"}
	if diff := cmp.Diff(want, tick("Statement | Always | Sometimes | Never")); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
