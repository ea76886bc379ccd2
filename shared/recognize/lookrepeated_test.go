package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestRightChoiceRepeated: a bold line that stands plain under other questions is a
// choice that is often right, and no heading.
func TestRightChoiceRepeated(t *testing.T) {
	var text []string
	var at []int
	for i, right := range []int{2, 2, 0, 2, 2, 2, 2, 2} {
		at = append(at, len(text)+1+right)
		n := string(rune('1' + i))
		stem := n + " - An owner may have several houses, and a house " + n + " owners. What kind of relation is there between them?"
		if i%3 == 1 {
			stem = n + " - An owner may have several houses, and a house " + n + " owners. Determine the kind of relation between them."
		}
		text = append(text, stem, "one-to-one", "many-to-many", "one-to-many")
	}
	doc := paper(strings.Join(text, "\n"))
	bold(doc, at...)
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"one-to-many", "one-to-many", "one-to-one", "one-to-many", "one-to-many", "one-to-many", "one-to-many", "one-to-many"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
