package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestGapVerdicts: the gap behind a statement holds a verdict and, where that is
// false, the word that would be right.
func TestGapVerdicts(t *testing.T) {
	q, _ := read(t, paper("MODIFIED TRUE/FALSE\n1. The owl hunts by day. _____(False) night____________\n2. The swan swims. __________True_______________\n3. Storks winter in the far north of the world.\n__________(False) south_______________\n4. Robins sing. ______(True)______\n5. A hen lays stones. _____(False) eggs____\n"))
	if diff := cmp.Diff([]string{"false", "true", "false", "true", "false"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. The owl ____ hunts true prey ____\n2. The swan ____ may be false then ____\n"))
	if diff := cmp.Diff(2, len(q.Items)); diff != "" {
		t.Errorf("gaps (-want +got):\n%s", diff)
	}
}
