package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestDashLabels: a dash behind the delimiter of a letter is the minus of a number,
// unless the document writes all its letters so.
func TestDashLabels(t *testing.T) {
	for text, want := range map[string]string{
		"1. What?\nA.-10\nB.10\nC.-89\n2. Who?\nA.I\nB.you\nC.she\n":           "1. What? / -10 / 10 / -89",
		"1. What?\nA)-10\nB)10\nC)-89\n2. Who?\nA)I\nB)you\nC)she\n":           "1. What? / -10 / 10 / -89",
		"1. What? A.-10 B.10 C.-89\n2. Who? A.I B.you C.she\n":                 "1. What? / -10 / 10 / -89",
		"1. What?\nA) - ice\nB) - fire\n2. Who?\nA) I\nB) you\nC) she\n":       "1. What? / ice / fire",
		"1. What?\nA) - 5\nB) - 6\nC) - 7\n2. Who?\nA) I\nB) you\nC) she\n":    "1. What? / - 5 / - 6 / - 7",
		"1. What?\na.-10\nb.-20\nc.-30\n2. Who?\na.-Rome\nb.-Lima\nc.-Paris\n": "1. What? / 10 / 20 / 30",
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff(want, labelled(q)[0]); diff != "" {
			t.Errorf("%q (-want +got):\n%s", text, diff)
		}
	}
}
