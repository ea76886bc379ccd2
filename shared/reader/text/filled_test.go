package text

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestRefilled: lines that a program filled are put together again, and lines
// that stand by themselves are not.
func TestRefilled(t *testing.T) {
	const row = "This line of a text is filled up to the width that the program has"
	lines := []string{"1.  " + row, "    **set** for it:\\", "    a) one\\", "    b) two", "", "2.  " + row, "    because more words", "", "-   A\\) " + row, "    where they stand", "", row + " here", "and ends."}
	want := []string{"1.  " + row + " **set** for it:", "    a) one", "    b) two", "", "2.  " + row + " because more words", "", "-   A\\) " + row + " where they stand", "", row + " here and ends."}
	got, joined := refilled(lines)
	var kept []string
	for i, l := range got {
		if !joined[i] {
			kept = append(kept, l)
		}
	}
	if diff := cmp.Diff(want, kept); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	alone := []string{row, "Rhine", "Elbe", "", row, "Alps", "Harz", "", row, "Mars", "Moon", "", row, "x", "y"}
	if _, joined := refilled(alone); len(joined) > 0 {
		t.Errorf("joined %v", joined)
	}
}
