package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestInstructionsWithLists reads papers whose numbered instructions hold lists of what
// may lie on the table: neither they nor the lists are asked.
func TestInstructionsWithLists(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"Winter exam\nInstructions & Notes\n1. Read each question with care.\n2. Write full sentences unless told otherwise.\n3. You may use the following:\na. A sheet of notes\nb. A ruler\n4. List what you assume, and use the back of the sheets.\n\nCreate programs\n1. Write a small program that adds two numbers.\n2. What is a loop?\n3. Explain what a list is.", []string{"1. Write a small program that adds two numbers.", "2. What is a loop?", "3. Explain what a list is."}},
		{"Klausur\nHinweise\n1. Lesen Sie jede Aufgabe ganz.\n2. Erlaubt sind:\na) ein Blatt\nb) ein Lineal\n3. Schreiben Sie leserlich.\n\n1. Was ist ein Stapel?\n2. Was ist ein Baum?\n3. Erklären Sie eine Liste.", []string{"1. Was ist ein Stapel?", "2. Was ist ein Baum?", "3. Erklären Sie eine Liste."}},
		// The first row of two asks: its choices are answered.
		{"Exam\nInstructions: tick one letter.\n1. The heart is:\na) a muscle\nb) a bone\nc) a nerve\n2. Blood is:\na) red\nb) blue\nc) green\n\n1. What is a cell?\n2. What is a nerve?", []string{"1. The heart is: / a muscle / a bone / a nerve", "2. Blood is: / red / blue / green", "1. What is a cell?", "2. What is a nerve?"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("-want +got:\n%s", diff)
		}
	}
}
