package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAloneSigns: the signs of a coded test may stand on lines of their own, and
// its texts be broken.
func TestAloneSigns(t *testing.T) {
	one := "?\nWhich of these\n things\n floats?\n+\na log\n of wood\n=\na bar of\nlead\n-\nzinc\n=\na coin\n"
	q, _ := read(t, paper("**\n"+strings.Repeat(one, 6)))
	if diff := cmp.Diff(strings.Repeat("a log of wood\n", 6), strings.Join(keys(q), "\n")+"\n"); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if got := q.Items[5].Stem.Text(); got != "Which of these things floats?" {
		t.Errorf("the question is %q", got)
	}
}
