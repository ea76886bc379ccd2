package recognize_test

import (
	"strings"
	"testing"
)

// TestMarkScale: a table of which points give which mark belongs to no question; one
// of measured values does.
func TestMarkScale(t *testing.T) {
	for _, table := range [][]string{
		{"Punteggio|0-5|6-8|9-11|12-14", "Voto|4|6|8|10"},
		{"Note|1|2|3|4", "Punkte|20–18|17–15|14–11|< 11"},
		{"Points|Grade", "90 - 100|A", "80 - 89|B", "70 - 79|C"},
	} {
		q, _ := read(t, blocks("1. What is a solstice?", "2. What is an equinox?", grid(table...)))
		if got := stems(q); len(got) != 2 || strings.Contains(got[1], table[0][:5]) {
			t.Errorf("%q belongs to a question: %q", table[0], got)
		}
	}
	q, _ := read(t, blocks("1. What is the mean of these ages?", grid("Age|0-5|6-8|9-11", "Children|4|6|8"), "2. What is the mode?"))
	if got := stems(q); len(got) != 2 || !strings.Contains(got[0], "Children") {
		t.Errorf("a table of values is left out: %q", got)
	}
}
