package recognize_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestNumberedSlidesWithLists reads slides whose questions carry a word and a
// number, though lists that explain some answers look like questions too.
func TestNumberedSlidesWithLists(t *testing.T) {
	slides := []string{"Rivers of the world", "Quiz 1\nAsia"}
	var want []string
	for i := range 9 {
		s := fmt.Sprintf("Question %d\nWhich town is number %d on the map?\n1|Tver %d\n2|Bonn %d\n3|Lima %d\nAnswer: 2", i%3+1, i, i, i, i)
		if i < 3 {
			s += "\n✅\nThe river flows through:\n*|Peru\n*|Brazil\nThe towns have:\n*|a port\n*|a market\nExample of a town:\n*|Iquitos"
		}
		if i == 3 || i == 6 {
			slides = append(slides, fmt.Sprintf("Quiz %d\nEurope", i/3+1))
		}
		slides = append(slides, s)
		want = append(want, fmt.Sprintf("Question %d Which town is number %d on the map? / Tver %d / Bonn %d / Lima %d: Bonn %d", i%3+1, i, i, i, i, i))
	}
	q, _ := read(t, deck(slides...))
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
