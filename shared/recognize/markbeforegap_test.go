package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
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

// TestLineToSign: a line to sign under choices side by side is none of their words.
func TestLineToSign(t *testing.T) {
	q, _ := read(t, paper("1. Who is told?\na) nobody\tb) the boss\tc) the client\nChecked by: ....................\tPass / Fail\n"))
	if c := q.Items[0].Response.(quiz.Choice).Choices; len(c) != 3 || c[0].Content.Text() != "nobody" || c[1].Content.Text() != "the boss" {
		t.Error(c)
	}
}
