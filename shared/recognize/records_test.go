package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestRecords: every question takes as many lines, the last of which counts the
// right choice; the head counts questions and choices.
func TestRecords(t *testing.T) {
	var b strings.Builder
	b.WriteString("6\n4\n")
	for i, k := range []int{4, 2, 3, 1, 2, 4} {
		fmt.Fprintf(&b, "O resultado da conta de número %d, em metros, é\n%d\n%d,5\nvinte\n32\n%d\n", i+1, i+4, i+5, k)
	}
	q, _ := read(t, paper(b.String()))
	got := labelled(q)
	if len(got) != 6 {
		t.Fatalf("%q", got)
	}
	want := []string{"1. O resultado da conta de número 1, em metros, é / 4 / 5,5 / vinte / 32: 32", "2. O resultado da conta de número 2, em metros, é / 5 / 6,5 / vinte / 32: 6,5"}
	if diff := cmp.Diff(want, got[:2]); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
