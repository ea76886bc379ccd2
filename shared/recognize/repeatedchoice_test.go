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

// TestRepeatedWords: the right choice may stand below the others without its letter,
// with the number of its question, or without the space behind its letter.
func TestRepeatedWords(t *testing.T) {
	q, _ := read(t, paper("1 Which tax is direct?\na) on bread\nb) on income\nc) on fuel\n1) on income\n2) Which one is a coin?\na) penny\nb) note\nc) card\na)penny\nQuestion 3\nWho collects taxes?\nA. The bank\nB. The school\nC. The office\nThe office\n4) Which word calls a function?\na) range()\nb) list\nc) set\na) range"))
	if diff := cmp.Diff([]string{"on income", "penny", "The office", "range()"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. What is a rose?\na) a flower\nb) a tax\nc) a coin\n2. A coin\na) is round\nb) is a word\nc) is a rule\n3. Is a rule\na) a law\nb) a game\nc) a day\n4. A game\na) of chess\nb) of cards\nc) of words"))
	if diff := cmp.Diff([]string{"-", "-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("terms that were choices: (-want +got):\n%s", diff)
	}
}
