package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestOfferedAlone: answers that list choices behind letters in both of two rows are the
// choices, and none is right; one such row answers.
func TestOfferedAlone(t *testing.T) {
	q, _ := read(t, sheetOfCSV(t, "Topic,Question,Answer,Explanation\nBirds,Which bird hoots at night?,\"A. owl\nB. swan\nC. robin\",It is awake then.\nBirds,Which bird has a long neck?,\"A. owl\nB. swan\nC. robin\",It reaches far down.\n"))
	if diff := cmp.Diff([][]string{{"owl", "swan", "robin"}, {"owl", "swan", "robin"}}, offers(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"-", "-"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, sheetOfCSV(t, "Topic,Question,Answer\nBirds,Name three birds.,\"A. owl\nB. swan\nC. robin\"\nBirds,Which bird has a long neck?,swan\n"))
	if diff := cmp.Diff("swan", keys(q)[1]); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
