package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestVerdictLists: verdicts under the word for the answer are those of the lines over
// it, in their order; where a list is longer than they are, it is none.
func TestVerdictLists(t *testing.T) {
	const test = "----Frage:1.1-01----\n\nWorauf ist zu achten?\n\nAuf das Wetter\nAuf die Farbe des Himmels\nAuf den Wind\n----Antwort:----\nDiese Antwort ist richtig.\nDiese Antwort ist falsch.\nDiese Antwort ist richtig.\n" +
		"----Frage:1.1-02----\n\nWas tun Sie zuerst?\nSie\n- setzen das Segel\n- prüfen das Ruder\n----Antwort:----\nDiese Antwort ist falsch.\nDiese Antwort ist richtig.\n" +
		"----Frage:1.1-03----\n\nWas gilt im Hafen?\n\nLangsam fahren\nLaut hupen\n----Antwort:----\nDiese Antwort ist richtig.\nDiese Antwort ist falsch.\n"
	q, _ := read(t, paper(test))
	if diff := cmp.Diff([]string{"Worauf ist zu achten?", "Was tun Sie zuerst?\nSie", "Was gilt im Hafen?"}, stems(q)); diff != "" {
		t.Errorf("stems (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"Auf das Wetter | Auf den Wind", "prüfen das Ruder", "Langsam fahren"}, keys(q)); diff != "" {
		t.Errorf("keys (-want +got):\n%s", diff)
	}
}
