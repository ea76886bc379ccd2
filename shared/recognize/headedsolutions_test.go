package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSolutionsUnderHeads: the number of each task may stand alone over its solutions, one
// or those to its numbers or letters, which are never those of another task.
func TestSolutionsUnderHeads(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"numbers": {
			"Aufgabe 1        Definiere die folgenden Begriffe. (6P)\n  1. Nabe\n  2. Felge\n  3. Speiche\nAufgabe 2        Nenne eine Funktion der Bremse und erkläre sie. (3P)\nAufgabe 3        Beschreibe den Antrieb. (10P)\n\nLösungen\nAufgabe 1\n  1. Die Mitte des Rades.\n  2. Der Rand des Rades.\n  3. Der Stab dazwischen.\nAufgabe 2\nSie hält das Rad an.\nAufgabe 3\nDie Kette dreht das Rad.",
			[]string{"Die Mitte des Rades.", "Der Rand des Rades.", "Der Stab dazwischen.", "Sie hält das Rad an.", "Die Kette dreht das Rad."},
		},
		"letters": {
			"Exercise 1 Choose the right answer.\na) What is cold?  snow / fire\nb) What is hot?  ice / fire\nExercise 2 Explain what a hub is. (3 points)\n\nSolutions\nExercise 1\na) snow\nb) fire\nExercise 2\nIt is the middle of a wheel.",
			[]string{"snow", "fire", "It is the middle of a wheel."},
		},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}
