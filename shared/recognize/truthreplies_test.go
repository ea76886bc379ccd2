package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTruthReplies: "A:" with a verdict below statements is their answer, not a choice.
func TestTruthReplies(t *testing.T) {
	q, _ := read(t, paper("Quiz of birds\n\nQ1. State true/false with a reason if the answer is false:\n\na. An owl sees well by night and hears a mouse below the snow.\nA: FALSE. It hears better than it sees.\n\nb. A swan swims on most lakes of the north.\nA: TRUE\n\nc. The robin sings in winter and in spring.\nA: TRUE\n\nd. A penguin flies over the sea for days.\nA: FALSE : it swims\n\nQ2. Choose the best one for each question :\na. Which bird hoots?\n(i) the owl\n(ii) the swan\nAns : i\nb. Which bird swims?\n(i) the owl\n(ii) the swan\nA: ii\n"))
	if diff := cmp.Diff([]string{"false", "true", "true", "false", "the owl", "the swan"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. The owl is\nA: true\nB: false\n2. The swan is\nA: false\nB: true\n3. The robin is\nA: true\nB: false\n"))
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("choices (-want +got):\n%s", diff)
	}
}
