package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// townsOver is a test of four questions over one row of choices.
func townsOver(row string) string {
	var text strings.Builder
	for i, town := range []string{"Bern", "Basel", "Chur", "Thun"} {
		fmt.Fprintf(&text, "%d. The river that flows through the town of %s is called\n%s\n", i+1, town, row)
	}
	return text.String()
}

// TestLetterSigns: a plus or a minus at every choice says which are right, also between the
// letter and the words, right behind a letter without any other sign, and at the end.
func TestLetterSigns(t *testing.T) {
	for _, row := range []string{
		"в- Aare\nв+ Rhine\nв- Inn", "1- Aare\n2+ Rhine\n3- Inn", "а- Aare\nб+ Rhine\nв- Inn", "a) - Aare\nb) + Rhine\nc) - Inn", "а) Aare -\nб) Rhine +\nв) Inn -", "A. Aare –\nB. Rhine +\nC. Inn –",
	} {
		q, _ := read(t, paper(townsOver(row)))
		if diff := cmp.Diff([]string{"Rhine", "Rhine", "Rhine", "Rhine"}, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", row, diff)
		}
	}
}

// TestNoLetterSigns: the signs of figures, of ions, of terms, and of one question alone are what the
// choices say.
func TestNoLetterSigns(t *testing.T) {
	for _, row := range []string{"a) +5\nb) -5\nc) +7", "A. K+\nB. Cl-\nC. Na+", "A. Group O -\nB. Group A -\nC. Group B -",
		"A. Group O +\nB. Group A -\nC. Group B -", "a) + sin x\nb) - sin x\nc) - cos x", "a) - sin x\nb) + cos x\nc) - tan x", "a) x +\nb) y -\nc) z +", "a) one +\nb) two +\nc) one -"} {
		q, _ := read(t, paper(townsOver(row)))
		if diff := cmp.Diff([]string{"-", "-", "-", "-"}, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", row, diff)
		}
	}
	q, _ := read(t, paper("1. Which blood is it?\nA. Group O +\nB. Group O -\n2. Which river is it?\nA. Aare\nB. Rhine\n3. Which town is it?\nA. Bern\nB. Thun\n4. Which lake is it?\nA. Thun\nB. Zug\n"))
	for i, k := range keys(q)[1:] {
		if k != "-" {
			t.Errorf("%d has the key %s", i+2, k)
		}
	}
}
