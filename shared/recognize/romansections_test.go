package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestRomanSections: a line behind a roman number among others that are titles of sections is
// one too, whatever its words are; statements of a question are none.
func TestRomanSections(t *testing.T) {
	q, _ := read(t, paper("EXAMEN\n\nI. SELECCIÓN MÚLTIPLE\n1.- El búho caza de:\na) día\nb) noche\nc) tarde\n\nII. FALSO O VERDADERO. Escriba F o V según corresponda.\n2.- El búho es un ave. ( V )\n3.- La gallina es un pez. ( F )\n\nIII. COMPLETE\n4.- La cría de la gallina se llama ______________.\n5.- El búho se alimenta de ______________.\n\nIV. DESARROLLE\n6.- Explique por qué el búho ve de noche."))
	want := []string{"1. El búho caza de: / día / noche / tarde", "2. El búho es un ave.: true", "3. La gallina es un pez.: false", "4. La cría de la gallina se llama _____.", "5. El búho se alimenta de _____.", "6. Explique por qué el búho ve de noche."}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("Owl test\n\n1. Consider:\nI. Owls hoot.\nII. Hens swim.\nIII. Ducks bark.\nWhich are true?\na) only I\nb) I and II\n\n2. Consider:\nI. Owls are birds.\nII. Hens are birds.\nWhich are true?\na) only I\nb) I and II"))
	if len(q.Items) != 2 {
		t.Errorf("%v", labelled(q))
	}
}

// TestGivenBelow: an answer that the line below its word gives.
func TestGivenBelow(t *testing.T) {
	q, _ := read(t, paper("1) Which one hoots?\nA) hen\nB) owl\nC) cow\nAnswer is given below:\nB) owl\n\n2) Which one swims?\nA) duck\nB) owl\nC) cow\nAnswer is given below:\nA) duck"))
	if diff := cmp.Diff([]string{"owl", "duck"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
