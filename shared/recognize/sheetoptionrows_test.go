package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestChoicesInTheRowBelow reads sheets typed like a paper: the answer beside
// the question or in its gap, all choices in one cell below, headings between.
func TestChoicesInTheRowBelow(t *testing.T) {
	q, _ := read(t, page.Document{Blocks: []page.Block{sheetPage("S",
		plainCells("I. One choice"),
		plainCells("1. The capital of Peru is ( ).", "B"), plainCells("(A)Quito (B)Lima  (C)0.5"),
		plainCells("2. Iron is a ( ).", "C"), plainCells("(A)gas (B)plant (C)metal (D)stone"),
		plainCells("II. Several"),
		plainCells("1. Birds are (AC)."), plainCells("(A)owl (B)bat (C)wren"),
		plainCells("2. Metals are (AB)."), plainCells("(A)tin (B)zinc (C)clay"),
		plainCells("3. Rivers are (BC)."), plainCells("(A)Etna (B)Nile (C)Volga"),
		plainCells("III. True or false"),
		plainCells("1. Lima lies in Peru.", "T"),
		plainCells("2. Owls are birds.", "T"))}})
	want := []string{"Lima", "metal", "owl | wren", "tin | zinc", "Nile | Volga", "true", "true"}
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestOnlySeveralLetters: where all answers of a sheet are several letters, they
// name the choices and are none themselves.
func TestOnlySeveralLetters(t *testing.T) {
	q, _ := read(t, page.Document{Blocks: []page.Block{sheetPage("S",
		plainCells("Question", "A", "B", "C", "Answer"),
		plainCells("Which are birds?", "owl", "bat", "wren", "AC"),
		plainCells("Which are metals?", "tin", "zinc", "clay", "AB"),
		plainCells("Which are rivers?", "Etna", "Nile", "Volga", "BC"))}})
	if diff := cmp.Diff([]string{"owl | wren", "tin | zinc", "Nile | Volga"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
