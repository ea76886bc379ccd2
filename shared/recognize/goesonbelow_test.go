package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestGoesOnBelow: choices that order something go on from a stem that breaks off, and are
// tasks under one that says what for; a date over the questions has no number of one.
func TestGoesOnBelow(t *testing.T) {
	const two = "1. ¿Cuál es fría?\na. la nieve\nb. la brasa\nc. la sopa\n2. ¿Cuál es dulce?\na. la sal\nb. la miel\nc. la hiel\n"
	q, _ := read(t, paper("Examen\n12 / 2 / 2008\nHoja 1\n"+two+"3. El portero de la casa se encarga de:\na. Seleccionar las cartas que llegan cada día.\nb. Determinar el trabajo que debe empezar hoy.\nc. Asignar las llaves que quedan en el patio.\n1 a\n2 b\n3 c\n"))
	if got := strings.Join(kinds(q), " "); strings.Count(got, " C") != 3 || len(q.Items) != 3 {
		t.Errorf("a stem that breaks off: %s", got)
	}
	q, _ = read(t, paper("Test on graphs\n1. What is a graph?\n2. Use the graph of the week to:\na. Calculate the mean of the five days.\nb. Determine the day on which it rained most.\nc. Describe the weather of the last day.\n3. Draw the graph of a week of snow.\n"))
	if diff := cmp.Diff([]int{0, 0, 0, 0, 0}, choiceCounts(q)); diff != "" {
		t.Errorf("what it is for: %s", diff)
	}
}
