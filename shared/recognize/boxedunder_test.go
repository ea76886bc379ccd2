package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestBoxesUnder: rows with boxes under "Question: ...?" are its choices, those
// said to be true the right ones; the words over the boxes are none.
func TestBoxesUnder(t *testing.T) {
	q, _ := read(t, blocks("Question : Quels animaux volent ?", grid(" | Vrai/Faux", "Le merle | ", "La carpe | "), "Question : Quels fruits sont jaunes ?", grid(" | Vrai/Faux", "La banane | Vrai", "La prune | Faux", "Le citron | Vrai"), "Question : Quels arbres perdent leurs feuilles ?", grid(" | Vrai/Faux", "Le chêne | V", "Le sapin | F")))
	want := []string{"Question Quels animaux volent ? / Le merle / La carpe", "Question Quels fruits sont jaunes ? / La banane / La prune / Le citron: La banane | Le citron", "Question Quels arbres perdent leurs feuilles ? / Le chêne / Le sapin: Le chêne"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"-", "La banane | Le citron", "Le chêne"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
