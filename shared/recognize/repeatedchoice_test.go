package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestRepeatedChoice: some write the right choice once more under the others.
func TestRepeatedChoice(t *testing.T) {
	q, _ := read(t, paper("Which tax is direct?;\nA.on bread;\nB.on income;\nC.on fuel;\nB.on income;\n|\nWhich one is a coin?;\nA.penny;\nB.note;\nC.card;\nA.penny;\n|\nWho collects taxes?;\nA.the bank;\nB.the school;\nC.the office;\nC.the office;"))
	if diff := cmp.Diff([]string{"on income;", "penny;", "the office;"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. Which tax is direct?\nA. on bread\nB. on income\nC. on bread\n2. Which one is a coin?\nA. penny\nB. note\nC. card\n3. Who collects taxes?\nA. the bank\nB. the school\nC. the office"))
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("choices alike: (-want +got):\n%s", diff)
	}
}
