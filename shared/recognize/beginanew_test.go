package recognize_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestNumbersBeginAnew: the second parts of several papers in a row begin with the
// same number each.
func TestNumbersBeginAnew(t *testing.T) {
	var b strings.Builder
	for _, from := range []int{21, 21, 16} {
		b.WriteString("-----\n")
		for n := from; n < from+6; n++ {
			fmt.Fprintf(&b, "%d. Number %d of these is called ____ by people.\n", n, n)
		}
	}
	if q, _ := read(t, paper(b.String())); len(q.Items) != 18 {
		t.Errorf("%d questions, want 18", len(q.Items))
	}
}
