package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestGluedRows: a choice right behind the word before it is one of its own where its letter
// is missing in the row; a word that ends as the letter does is none where all letters are
// there.
func TestGluedRows(t *testing.T) {
	q, _ := read(t, paper("1. When was the battle?\na) 966b) 1241\nc) 1410\td) 1683\n2. Which organ pumps?\na. kidney\tb. lungc. heart\td. liver\n3. Which is a list?\na. owls etc.\tb. abc.\tc. none\td. xyzc. and more\n4. Which is last?\na) owl\tb) crow\nc) lark\td) duck"))
	want := []string{"1. When was the battle? / 966 / 1241 / 1410 / 1683", "2. Which organ pumps? / kidney / lung / heart / liver", "3. Which is a list? / owls etc. / abc. / none / xyzc. and more", "4. Which is last? / owl / crow / lark / duck"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
