package recognize_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestOddParts: in a paper whose questions all offer as many choices, two letters
// under an order to work something out are its parts; two that are to choose from are
// choices.
func TestOddParts(t *testing.T) {
	var b strings.Builder
	for i := range 8 {
		fmt.Fprintf(&b, "%d. A body moves for %d seconds. Its way is:\na) 1 m\nb) 2 m\nc) 3 m\nd) 4 m\n\n", i+1, i+2)
	}
	b.WriteString("9. A car stops after T seconds. Calculate:\na) the time T.\nb) the force on the car.\n\n10. A ball falls. Mark what is right.\na) It gets faster.\nb) It stays as it is.\n")
	q, _ := read(t, paper(b.String()))
	if len(q.Items) != 11 || q.Items[8].Stem.Text() != "the time T." {
		t.Errorf("read are %q", stems(q)[8:])
	}
}
