package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestKeyGridGoesOn: the last table of a key may hold one answer, alone or in a row that has
// room for more. A table with one number that is not due is no key.
func TestKeyGridGoesOn(t *testing.T) {
	asked := "1. Capital of Norway?\na) Rome\nb) Oslo\n2. Capital of Latvia?\na) Oslo\nb) Riga\n3. Capital of Italy?\na) Rome\nb) Riga\nKey"
	for last, want := range map[string][]string{"3 | \n a | ": {"Oslo", "Riga", "Rome"}, "3 \n a": {"Oslo", "Riga", "Rome"}, "7 \n a": {"Oslo", "Riga", "-"}} {
		rows := []string{last[:len(last)/2], last[len(last)/2+1:]}
		q, _ := read(t, blocks(asked, grid("1 | 2", "b | b"), "", grid(rows...)))
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%q -want +got:\n%s", last, diff)
		}
	}
}

// TestDotsLeaveOpen: a line that breaks off in three dots is finished by the lines without
// letters under it, also where it says what it is worth behind them.
func TestDotsLeaveOpen(t *testing.T) {
	for _, worth := range []string{"", " [2]", " (2 poin)"} {
		text := ""
		for i, stem := range []string{"Ibu kota negara itu adalah", "Alat pernapasan ikan adalah", "Hewan itu hidup di", "Warna langit adalah", "Gunung itu terletak di"} {
			text += string(rune('1'+i)) + ". " + stem + " ..." + worth + "\nSawah\nLaut\nHutan\nKota besar\n"
		}
		q, _ := read(t, paper(text))
		if len(q.Items) != 5 || labelled(q)[0] != "1. Ibu kota negara itu adalah ... / Sawah / Laut / Hutan / Kota besar" {
			t.Errorf("%q: %q", worth, labelled(q))
		}
	}
}
