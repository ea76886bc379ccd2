package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTails: what stands below the wish at the end of a paper, and the scale of grades, are no
// part of the last question. Ranges that a question offers are its choices, and a key may
// stand below the wish.
func TestTails(t *testing.T) {
	for text, want := range map[string][]string{
		"1. What is osmosis?\n2. The cell is ____.\nGood luck!\nCheck your work before you hand it in!": {"1. What is osmosis?", "2. The cell is _____."},
		"1. What is osmosis?\n2. What is a cell?\nGood luck!\nMs. Brown\nRoom 12":                       {"1. What is osmosis?", "2. What is a cell?"},
		"1. What is osmosis?\n2. What is a cell?\nGood luck!\nAnswers\n1. a flow\n2. a unit":            {"1. What is osmosis?: a flow", "2. What is a cell?: a unit"},
		"1. What is osmosis?\n2. What is a cell?\n\nGrading scale\nA: 90-100\nB: 80-89\nC: 70-79":       {"1. What is osmosis?", "2. What is a cell?"},
		"Notenschlüssel\n1: 46-50\n2: 38-45\n3: 30-37\n\n1. Was ist Osmose?\n2. Was ist eine Zelle?":    {"1. Was ist Osmose?", "2. Was ist eine Zelle?"},
		"1. Which range holds 85?\nA: 90-100\nB: 80-89\nC: 70-79\nAnswer: B":                            {"1. Which range holds 85? / 90-100 / 80-89 / 70-79: 80-89"},
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff(want, labelled(q)); diff != "" {
			t.Errorf("%q: -want +got:\n%s", text, diff)
		}
	}
}
