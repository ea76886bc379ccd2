package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestLettersKept takes the letters off choices of a test whose questions are
// blocks of as many lines each, with the number of the right choice at the end.
func TestLettersKept(t *testing.T) {
	var b strings.Builder
	right := []int{2, 1, 3, 4, 2, 1}
	for n, k := range right {
		fmt.Fprintf(&b, "%d. Which town lies on the river number %d?\nA. town north\nB. town south\nC. town east\nD. town west\n%d\n", n+1, n+1, k)
	}
	q, _ := read(t, paper(b.String()))
	if diff := cmp.Diff([]string{"town south", "town north", "town east", "town west", "town south", "town north"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if c := q.Items[0].Response.(quiz.Choice); c.Choices[3].Content.Text() != "town west" {
		t.Errorf("choice %q", c.Choices[3].Content.Text())
	}
}
