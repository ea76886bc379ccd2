package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTruthLabels: "true." and "false." label the two choices of an export, and
// its answers name them.
func TestTruthLabels(t *testing.T) {
	q, _ := read(t, paper("1. The sun is a star.\ntrue. Right\nfalse. Wrong\nAnswer: true\n-----\n2. Ice is hot.\ntrue. Right\nfalse. Wrong\nAnswer: false\n-----\n3. Which is a sea?\nA. Oslo\nB. Baltic\nC. Lima\nAnswer: B"))
	if diff := cmp.Diff([]string{"true", "false", "Baltic"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestPlusBehind: a plus behind the right choice of most questions is a sign, a
// charge is none.
func TestPlusBehind(t *testing.T) {
	q, _ := read(t, paper("1. Which is a sea?\na) Oslo\nb) Baltic+\n2. Which is a city?\na) Cairo +\nb) ice\n3. Which is hot?\na) snow\nb) fire+\n4. Which is wet?\na) rain+\nb) sand\n5. Which is a metal?\na) iron\nb) wool"))
	if diff := cmp.Diff([]string{"Baltic", "Cairo", "fire", "rain", "-"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. Which ion has lost one electron?\na) Na+\nb) Cl-\n2. Which is a city?\na) Cairo\nb) ice\n3. Which is hot?\na) snow\nb) fire\n4. Which is wet?\na) rain\nb) sand"))
	if diff := cmp.Diff("1. Which ion has lost one electron? / Na+ / Cl-", labelled(q)[0]); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestQuotients: a number that is divided is no label.
func TestQuotients(t *testing.T) {
	q, _ := read(t, paper("120 : 6 = ?\n10\n20\n30\nAnswer: B\n\n24 : 3 = ?\n8\n7\n6\nAnswer: A\n\nHow many legs has a cow?\n2\n3\n4\nAnswer: C\n\n99 : 9 = ?\n10\n11\n12\nAnswer: B\n\nHow many wings has a hen?\n2\n3\n4\nAnswer: A\n\nHow many heads has a cat?\n3\n2\n1\nAnswer: C"))
	if len(q.Items) != 6 {
		t.Fatalf("%d questions", len(q.Items))
	}
	if diff := cmp.Diff("24 : 3 = ?", q.Items[1].Stem.Text()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
