package recognize_test

import (
	"slices"
	"testing"
)

// TestDashedNumbers: a sheet and its task are parted by a dash as by a full stop; ranges
// stay ranges.
func TestDashedNumbers(t *testing.T) {
	for _, text := range []string{
		"Übungsblatt 3\n\nAufgabe 3-1 Mengen 3 Punkte\nWas ist die leere Menge?\n\nAufgabe 3-2 Zahlen 4 Punkte\nNennen Sie drei Primzahlen.",
		"Problem set 3\n\nProblem 3-1 Sets\nWhat is the empty set?\n\nProblem 3-2 Numbers\nName three primes.",
		"Feuille 3\n\nExercice 3–1 Ensembles\nQu'est-ce que l'ensemble vide ?\n\nExercice 3–2 Nombres\nCitez trois nombres premiers.",
	} {
		q, _ := read(t, paper(text))
		if got := labels(q); len(got) != 2 || !slices.Equal([]string{got[0][len(got[0])-3:], got[1][len(got[1])-3:]}, []string{"3.1", "3.2"}) {
			t.Errorf("labels %q of\n%s", got, text)
		}
	}
}
