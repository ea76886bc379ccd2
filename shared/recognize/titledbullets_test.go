package recognize_test

import (
	"testing"

	"formwright/shared/quiz"
)

// Bullets under the order of a titled task say more of it.
func TestBulletsOfTitledTasks(t *testing.T) {
	q, _ := read(t, paper("1. Prix du billet\nÉcrire un algorithme qui calcule le prix d'un billet de train :\n• moins de 12 ans : gratuit\n• moins de 26 ans : moitié prix\n"+
		"2. Table de nombres\nÉcrire une fonction qui affiche la table d'un nombre :\n• le nombre est lu au clavier\n• la table a dix lignes\n3. Tri\nÉcrire un programme qui trie une liste de noms."))
	if len(q.Items) != 3 {
		t.Fatalf("%d items", len(q.Items))
	}
	for _, item := range q.Items {
		if item.Response.HasKey() || item.Response.Type() == quiz.TypeChoice {
			t.Errorf("%q is %s", item.Stem.Text(), item.Response.Type())
		}
	}
}
