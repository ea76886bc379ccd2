package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestInnerVerdicts: a verdict that a page has beside the second line of its statement
// stands before it as those of the other statements do.
func TestInnerVerdicts(t *testing.T) {
	q, _ := read(t, paper("Examen\n1. Indique cuáles de las siguientes premisas son verdaderas (V) o falsas (F). 5 puntos.\n\nUn plan de la casa es el único dibujo de todos los que __F__habría que guardar en la casa.\n__F__ La luna es de agua.\n__V__ El mar es salado.\n__F__ El lago es un mar.\nAunque haya una forma de ver el río, a veces el niño puede y debe __V__ mirar el mar.\n\n2. Indique qué es un mar."))
	if diff := cmp.Diff([]string{"false", "false", "true", "false", "true", "-"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestProseBesideStatements: the prose below open questions answers them, also where
// statements with their verdicts come before.
func TestProseBesideStatements(t *testing.T) {
	prose := "\nIt comes from the mountains, flows by the town and the mill, and goes to the sea in the south of the land, where many ships wait for the boats that come down from the hills.\n\n"
	q, _ := read(t, paper("Exam\n1. Judge what is true (T) or false (F).\n\n__F__ The moon is made of water.\n__T__ The sea is salty.\n__F__ The lake is a sea.\n__T__ A river is long.\n\n2. Describe the way of the river."+prose+"3. Describe the way of the stream."+prose+"4. Explain where the brook begins."+prose+"5. Explain where the water goes."+prose+"6. Discuss why it is cold."+prose))
	answered := 0
	for _, item := range q.Items {
		if e, ok := item.Response.(quiz.Essay); ok && !e.Model.IsEmpty() {
			answered++
		}
	}
	if len(q.Items) != 9 || answered != 5 {
		t.Errorf("%d of %d items are answered in prose", answered, len(q.Items))
	}
}
