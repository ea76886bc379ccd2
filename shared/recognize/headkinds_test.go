package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestHeadKinds: the head of a question may say its kind and what it is worth; neither
// is part of what it asks, also where the key repeats the heads.
func TestHeadKinds(t *testing.T) {
	head := func(n, kind, worth string) string { return "Question " + n + " – " + kind + worth + "\n" }
	for _, worths := range [][2]string{{" – 0.5", "0.5"}, {" – 0,5 points", "0.5"}, {" (3 pts)", "3"}, {"", "-"}} {
		text := "Test\n\n" + head("1", "Multiple choice", worths[0]) + "Which river flows through Rome?\nA. Tiber\nB. Rhine\nC. Po\n\n" +
			head("2", "True or False", worths[0]) + "The Rhine is a lake.\nA. True\nB. False\n\n" + head("3", "Open question", worths[0]) + "Explain why the tides rise and fall.\n\n"
		key := "Answer key\n\n" + head("1", "Multiple choice", "") + "Correct answer: A. Tiber\n\n" + head("2", "True or False", "") + "Correct answer: B. False\n"
		for _, below := range []string{"", key} {
			q, _ := read(t, paper(text+below))
			if diff := cmp.Diff([]string{"Which river flows through Rome?", "The Rhine is a lake.", "Explain why the tides rise and fall."}, stems(q)); diff != "" {
				t.Errorf("%q (-want +got):\n%s", worths[0], diff)
			}
			if diff := cmp.Diff([]string{worths[1], worths[1], worths[1]}, worthsOf(q)); diff != "" {
				t.Errorf("%q (-want +got):\n%s", worths[0], diff)
			}
			if diff := cmp.Diff([]string{"Tiber", "false", "-"}, keys(q)); below != "" && diff != "" {
				t.Errorf("%q (-want +got):\n%s", worths[0], diff)
			}
		}
	}
}

// TestHeadKindTold: what only the head tells stays: statements to judge have no choices.
func TestHeadKindTold(t *testing.T) {
	q, _ := read(t, paper("Test\n\nQuestion 1 – True or False\nThe Rhine is a lake.\n\nQuestion 2 – True or False\nThe Po is a river.\n\nQuestion 3 – Essay\nThe tides.\n"))
	for _, s := range stems(q)[:2] {
		if !strings.Contains(s, "is a") {
			t.Errorf("stem %q", s)
		}
	}
	if got := len(q.Items); got != 3 {
		t.Errorf("%d questions", got)
	}
}
