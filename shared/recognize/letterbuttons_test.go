package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLetterButtons: letters alone on their lines above the choices are no part of the
// question, also where its number has the Czech sign for one; letters that are the
// choices themselves stay.
func TestLetterButtons(t *testing.T) {
	for text, want := range map[string][]string{
		"Úloha č. 1\n\nKteré město je velké\n\nA\nB\nC\n\nA: Quito\n\nB: Lima\n\nC: Cusco\n\nÚloha č. 2\n\nKterý pták létá v noci?\n\nA\nB\nC\n\nA: sova\n\nB: vrána\n\nC: kos\n": {"Úloha č. 1 Které město je velké / Quito / Lima / Cusco", "Úloha č. 2 Který pták létá v noci? / sova / vrána / kos"},
		"1. Which of the points lie on one line?\nA\nB\nC\n2. Which of them is the centre?\nA\nB\nC":                                                                              {"1. Which of the points lie on one line? / A / B / C", "2. Which of them is the centre? / A / B / C"},
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff(want, labelled(q)); diff != "" {
			t.Error(diff)
		}
	}
}
