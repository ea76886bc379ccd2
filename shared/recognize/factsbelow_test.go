package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestFactsBelow: what is told below the choices of every question, longer than they are and
// never marked, is no choice; a long last choice that is sometimes right is one.
func TestFactsBelow(t *testing.T) {
	text := "QUESTION 1\nWhich year did the mill open?\n1981@\n1985\n1983\nIt opened in spring, when the river was high.\n\nQUESTION 2\nWho built it?\nA baker\nA miller@\nA smith\nHe had come from the hills a year before.\n\nQUESTION 3\nWhat did it grind?\nOats\nSalt\nWheat@\nWheat was grown on the whole plain around it.\n\nQUESTION 4\nWhen did it burn down?\n1889@\n1890\n1891\nA dry summer made the roof catch fire.\n\nQUESTION 5\nWho owns it now?\nThe town@\nA bank\nA farmer\nThe town bought it from the last miller.\n"
	for _, mark := range []string{"--", " *", " (correct)"} {
		q, _ := read(t, paper(strings.ReplaceAll(text, "@", mark)))
		want := []string{"QUESTION 1 Which year did the mill open? / 1981 / 1985 / 1983: 1981", "QUESTION 2 Who built it? / A baker / A miller / A smith: A miller", "QUESTION 3 What did it grind? / Oats / Salt / Wheat: Wheat", "QUESTION 4 When did it burn down? / 1889 / 1890 / 1891: 1889", "QUESTION 5 Who owns it now? / The town / A bank / A farmer: The town"}
		if diff := cmp.Diff(want, labelled(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", mark, diff)
			continue
		}
		if got := q.Items[1].Feedback.General.Text(); got != "He had come from the hills a year before." {
			t.Errorf("%q: the fact is %q", mark, got)
		}
	}
	q, _ := read(t, paper(strings.NewReplacer("1889@", "1889", "catch fire.", "catch fire. *", "@", " *").Replace(text)))
	if got := labelled(q)[0]; !strings.Contains(got, "/ It opened in spring") {
		t.Errorf("a long choice is lost: %s", got)
	}
}
