package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSigning: what stands below a paper to be signed belongs to no question; where
// no room is drawn, words that could be signed are left.
func TestSigning(t *testing.T) {
	for text, want := range map[string]string{
		"1. Why does ice float?\n2. Describe a hill.\nAcconsento alla pubblicazione dei voti sul sito\nNome e Cognome in stampatello …......................\nFirma": "Describe a hill.",
		"1. Why does ice float?\n2. Describe a hill.\nIch versichere, dass ich allein gearbeitet habe.\nUnterschrift: ______________":                                "Describe a hill.",
		"1. Почему лёд плавает?\n2. Опишите холм.\nФ.И.О. ____________________\nПодпись ______________":                                                              "Опишите холм.",
		"1. Why does ice float?\n2. What is the English word for this one?\nfirma":                                                                                   "What is the English word for this one?\nfirma",
		"1. Why does ice float?\n2. Complete the form.\nName: ____________\nTown: ____________":                                                                      "Complete the form.\nName: _____\nTown: _____",
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff(want, q.Items[len(q.Items)-1].Stem.Text()); diff != "" {
			t.Errorf("%s (-want +got):\n%s", text, diff)
		}
	}
}
