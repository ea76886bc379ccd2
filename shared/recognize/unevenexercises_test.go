package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestUnevenExercises: the rows right under the titles of exercises are questions where
// they are now few and now many, as choices are not.
func TestUnevenExercises(t *testing.T) {
	q, _ := read(t, paper("Fiche de travail\n\nExercice 1 : les oiseaux\n1. Liste des oiseaux du jardin\n2. Liste des oiseaux du lac\n3. Nombre de nids par arbre\n4. Poids moyen des oeufs\n5. Nombre de plumes d'une oie\n6. Oiseaux qui chantent la nuit\n\nExercice 2 : les abeilles\n1. Nombre de ruches du village\n2. Liste des fleurs de mai\n\nExercice 3 : les poissons\n1. Liste des poissons du lac\n2. Longueur moyenne d'une truite\n3. Nombre de truites par heure"))
	if len(q.Items) != 11 {
		t.Fatalf("%d questions", len(q.Items))
	}
	if diff := cmp.Diff("Liste des oiseaux du jardin", q.Items[0].Stem.Text()); diff != "" {
		t.Error(diff)
	}
}

// TestEvenExercises: as many numbered lines under each exercise that asks something are
// its choices.
func TestEvenExercises(t *testing.T) {
	q, _ := read(t, paper("Exercise 1: The bird that hoots at night\n1. owl\n2. lark\n3. wren\nAnswer: 1\nExercise 2: The animal that barks\n1. cat\n2. dog\n3. cow\nAnswer: 2\nExercise 3: The animal that swims\n1. hen\n2. fox\n3. cod\nAnswer: 3"))
	if diff := cmp.Diff([]string{"owl", "dog", "cod"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
