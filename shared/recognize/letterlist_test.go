package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestListOfTerms: under an order to match, numbers that go on from the questions
// above are questions that share the list of letters, wherever it stands and however
// it is set; the key names them by their numbers.
func TestListOfTerms(t *testing.T) {
	const before = "Biology quiz\n1. What has a wall?\na. a plant cell\nb. a muscle cell\nc. a nerve\n\nMatching\nMatch each term with its definition.\n"
	const after = "\nShort answer\n6. What is a cell?\n\nAnswer key\n1. a\n2. b\n3. c\n4. d\n5. a\n6. a unit of life"
	room := "____ 2. goes from high to low\n____ 3. needs energy\n____ 4. What parts a body cell?\n____ 5. of water\n"
	for name, text := range map[string]string{
		"below each other": "a. osmosis\nb. diffusion\nc. active transport\nd. mitosis\n" + room,
		"columns":          "a. osmosis          c. active transport\nb. diffusion          d. mitosis\n" + room,
		"a row":            "a. osmosis   b. diffusion   c. active transport   d. mitosis\n" + room,
		"below":            room + "a. osmosis\nb. diffusion\nc. active transport\nd. mitosis\n",
		"no room":          "A. osmosis\nB. diffusion\nC. active transport\nD. mitosis\n" + strings.NewReplacer("____ ", "", "What parts a body cell?", "parts a cell").Replace(room),
	} {
		q, _ := read(t, paper(before+text+after))
		want := []string{"a plant cell", "diffusion", "active transport", "mitosis", "osmosis", "a unit of life"}
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%s: -want +got:\n%s", name, diff)
		}
	}
	q, _ := read(t, paper(before+"a. osmosis\nb. diffusion\nc. active transport\n_c_ 1. needs energy\n_b_ 2. goes from high to low\n_a_ 3. of water\n"))
	if diff := cmp.Diff([]string{"-", "needs energy=active transport | goes from high to low=diffusion | of water=osmosis"}, keys(q)); diff != "" {
		t.Errorf("numbers of its own: -want +got:\n%s", diff)
	}
}

// TestColumnsToJoin: under an order to match, two lists side by side need no signs.
func TestColumnsToJoin(t *testing.T) {
	for _, gap := range []string{"        ", "\t", "\t\t"} {
		q, _ := read(t, paper("Prueba\n1. ¿Qué es un pez?\n2. Une con flechas:\nColumna A"+gap+"Columna B\nOso"+gap+"Ave\nÁguila"+gap+"Pez\nTrucha"+gap+"Mamífero\n3. ¿Qué es un ave?"))
		if len(q.Items) != 3 {
			t.Fatalf("%q: %d items", gap, len(q.Items))
		}
		if m, ok := q.Items[1].Response.(quiz.Match); !ok || len(m.Left) != 3 || len(m.Right) != 3 {
			t.Errorf("%q: %+v, want three to join with three", gap, q.Items[1].Response)
		}
	}
}
