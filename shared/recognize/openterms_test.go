package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestOpenTerms: numbered terms that end before what they equal ask for it, below fields with
// bullets too; names that are set, and sentences, do not.
func TestOpenTerms(t *testing.T) {
	const terms = "1. (3 + a) · 5 =\n2. c · (5 − a) =\n3. 0 : 4 =\n4. (a + b)2 = ....... = .......\n5. 7/0 =\n"
	for _, head := range []string{"", "Mathematics\n• Name:\n• Date:\n• Class:\n• Mark of the last term:\n\n"} {
		q, _ := read(t, paper(head+terms))
		if len(q.Items) != 5 {
			t.Errorf("%q: %d items", head, len(q.Items))
			continue
		}
		if got := q.Items[1].Stem.Text(); !strings.Contains(got, "c · (5") {
			t.Errorf("%q: %q", head, got)
		}
	}
	if q, _, err := recognize.Recognize(paper("Notes\n1. x =\n2. The rate is a/b =\n3. total =\n4. The sum of all rates =\n")); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("names that are set: %d items", len(q.Items))
	}
}
