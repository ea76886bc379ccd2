package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestInnerVerdicts: a verdict that a page has beside the second line of its statement
// stands before it as those of the other statements do.
func TestInnerVerdicts(t *testing.T) {
	q, _ := read(t, paper("Examen\n1. Indique cuáles de las siguientes premisas son verdaderas (V) o falsas (F). 5 puntos.\n\nUn plan de la casa es el único dibujo de todos los que __F__habría que guardar en la casa.\n__F__ La luna es de agua.\n__V__ El mar es salado.\n__F__ El lago es un mar.\nAunque haya una forma de ver el río, a veces el niño puede y debe __V__ mirar el mar.\n\n2. Indique qué es un mar."))
	if diff := cmp.Diff([]string{"false", "false", "true", "false", "true", "-"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
