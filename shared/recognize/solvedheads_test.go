package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSolvedHeads reads solutions that stand under heads naming their tasks. Those of
// one line are answers; nothing in the others is one, or a question.
func TestSolvedHeads(t *testing.T) {
	const tasks = "Problem 1. What is the smallest part of a living thing? (6 points)\nProblem 2. Name one function of the heart. (3 points)\nProblem 3. Describe how the blood flows. (10 points)\n\n"
	solved := []string{"Problem 1 What is the smallest part of a living thing?: the cell", "Problem 2 Name one function of the heart.: It pumps the blood.", "Problem 3 Describe how the blood flows.: -"}
	for _, c := range []struct {
		name string
		text string
		want []string // label stem: key
	}{
		{"heads with the word for a task", tasks + "Solution to Problem 1\nthe cell\nSolution to Problem 2:\nIt pumps the blood.\nSolution to Problem 3\n1. It leaves the heart.\n2. It comes back from the lungs.", solved},
		{"tasks under the heading of a key", tasks + "Solutions\nProblem 1\nthe cell\nProblem 2\nIt pumps the blood.\nProblem 3\nIt leaves the heart.\nIt comes back from the lungs.", solved},
		{"parts worked out", "Aufgabe 1\nGib jeweils den Befehl an. (6P)\na) Alle Fische werden gezeigt.\nb) Alle Vögel werden gezeigt.\nAufgabe 2\nNenne ein Organ. (3P)\n\nLösung zu Aufgabe 1\na) Alle Fische werden gezeigt.\nSHOW fish;\nb) Alle Vögel werden gezeigt.\nSHOW birds;\nLösung zu Aufgabe 2\ndas Herz",
			[]string{"Aufgabe 1 Gib jeweils den Befehl an.: -", "Aufgabe 2 Nenne ein Organ.: das Herz"}},
		{"with an article between", "Exercice 1\nQu'est-ce qu'une cellule ?\nExercice 2\nCite un organe.\n\nCorrigé de l'exercice 1\nla plus petite partie du vivant\nCorrigé de l'exercice 2\nle cœur",
			[]string{"Exercice 1 Qu'est-ce qu'une cellule ?: la plus petite partie du vivant", "Exercice 2 Cite un organe.: le cœur"}},
		{"orders in parts", "1. Franz hat eine Tabelle angelegt.\na) Gib den Befehl an, der sie löscht.\nb) Gib einen Befehl an, der eine andere anlegt.\n2. Was ist rot?\na) Gras\nb) Blut",
			[]string{"1 a) Gib den Befehl an, der sie löscht.: -", "1 b) Gib einen Befehl an, der eine andere anlegt.: -", "2. Was ist rot?: -"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, askedWithKeys(t, paper(c.text))); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}
