package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTypedNumbersAmongBoxes: the questions of a survey have numbers, what is asked
// further below them has none.
func TestTypedNumbersAmongBoxes(t *testing.T) {
	q, _ := read(t, paper("Survey: crisis work\n\n1. Are you a member of a club?\n☐ Yes ☐ No\nKind of work:\n☐ Office\n☐ Field\n☐ Other\n\n2. Have you any experience?\n☐ Yes ☐ No\nField of work:\n☐ Industry\n☐ Health\n☐ Other\n\n3. Would you help?\n☐ Yes ☐ No\nIf so, as what?\n☐ Watch\n☐ Planning\n☐ Field"))
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Label+"|"+item.Stem.Text())
	}
	if diff := cmp.Diff([]string{"1.|Are you a member of a club?", "|Kind of work:", "2.|Have you any experience?", "|Field of work:", "3.|Would you help?", "|If so, as what?"}, got); diff != "" {
		t.Error(diff)
	}
}
