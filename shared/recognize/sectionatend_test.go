package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTaskSectionAtEnd reads papers whose last section is a task in prose and bullets: they
// are no choices of the question above its title.
func TestTaskSectionAtEnd(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"Midterm\nPart I – Terms – 20 points\nDefine the following:\n1. Mean\n2. Mode\n3. Median\nPart II – Analysis – 80 points\nA company came to you with its figures.\nIt wants to know the following:\n• What is the average age?\n• What is the average wage?\n• Which towns grow?", []string{"1. Mean", "2. Mode", "3. Median"}},
		{"Klausur\nTeil A: Begriffe\nErklären Sie:\n1. Mittelwert\n2. Modus\n3. Median\nTeil B: Auswertung\nEine Firma kommt mit ihren Zahlen.\nSie will wissen:\n• Wie alt sind die Kunden?\n• Wo wohnen die Kunden?", []string{"1. Mittelwert", "2. Modus", "3. Median"}},
		// A part of a question holds its bullets.
		{"Exam\n1. What is red?\n• grass\n• blood\n2. Part A is about cells. What is a cell?\n• a bone\n• a room", []string{"1. What is red? / grass / blood", "2. Part A is about cells. What is a cell? / a bone / a room"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("-want +got:\n%s", diff)
		}
	}
}
