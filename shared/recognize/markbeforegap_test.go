package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestMarkBeforeGap: a mark close behind a choice and far before the next one is the
// mark of the first; close before a choice it is that one's.
func TestMarkBeforeGap(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"1. Which one rusts?\n(a) gold\t(b) glass\n(c) iron *\t(d) salt\n2. Which one melts?\n(a) fire\t(b) ice *\n(c) steam\t(d) smoke\n", []string{"iron", "ice"}},
		{"1. Which one rusts?\n(a) gold\t(b) glass\n(c) iron\t*(d) salt\n2. Which one melts?\n(a) fire\t*(b) ice\n(c) steam\t(d) smoke\n", []string{"salt", "ice"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s\n%s", c.text, diff)
		}
	}
}
