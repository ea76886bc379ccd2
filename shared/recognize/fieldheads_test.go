package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestFieldHeads: heads over the fields of a question are no sections, and what
// stands under them is no introduction.
func TestFieldHeads(t *testing.T) {
	for _, text := range []string{
		"## Question\n\nWhich one floats?\n\n## Options\n\n- lead\n- wood\n\n## Solution\n\nwood\n\n---\n\n## Question\n\nWhich one rusts?\n\n## Options\n\n- gold\n- iron\n\n## Solution\n\niron\n",
		"**Question**\nWhich one floats?\n\n**Options**\n- lead\n- wood\n\n**Answer**: wood\n\n**Question**\nWhich one rusts?\n\n**Options**\n- gold\n- iron\n\n**Answer**: iron\n",
	} {
		q, _ := read(t, textPage(t, text))
		if diff := cmp.Diff([]string{"1. Which one floats? / lead / wood: wood", "2. Which one rusts? / gold / iron: iron"}, labelled(q)); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
}
