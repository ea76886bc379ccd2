package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTasksUnderTitles: under numbered titles of sections the numbered questions are
// asked, short as they are; one that asks itself is such a title where the others are.
// What a person may say stays to choose from.
func TestTasksUnderTitles(t *testing.T) {
	for name, test := range map[string]struct {
		text string
		want []string
	}{
		"titles": {"Exam\n1 What is a graph? (5 pts)\n1. What are its nodes?\n2. Name three sorts of edges:\n2 Trees (6 pts)\n1. What is a tree?\n2. Who needs it?\n3. What is a leaf?\n3 Lists (4 pts)\n1. What is a list?\n2. Name two.\n3. Why?\n4 Heaps (2 pts)\n1. What is a heap?\n2. Where is its root?\n3. How is it sorted?\n5 Define a set. (3 pts)",
			[]string{"1 1.", "1 2.", "2 1.", "2 2.", "2 3.", "3 1.", "3 2.", "3 3.", "4 1.", "4 2.", "4 3.", "5"}},
		"worth ahead": {"Klausur\nAufgabe 1: Bäume\n1) 10P - Zeichnen Sie einen Baum mit sieben Knoten.\n2) 5P - Nennen Sie die Blätter.\nAufgabe 2: Listen\n1) 5P - Erklären Sie den Unterschied zwischen Liste und Feld.\n2) 20P - Schreiben Sie eine Funktion, die eine Liste umdreht.",
			[]string{"Aufgabe 1 1)", "Aufgabe 1 2)", "Aufgabe 2 1)", "Aufgabe 2 2)"}},
		"replies": {"Test\n1. The best reply:\n1) How do you feel?\n2) What is your name?\n3) Why are you here?\n2. The capital of Peru is\n1) Lima\n2) Quito\n3) Bogota",
			[]string{"1.", "2."}},
	} {
		q, _ := read(t, paper(test.text))
		got := labels(q)
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
		if p := q.Items[0].Points; name == "worth ahead" && (p == nil || p.String() != "10") {
			t.Errorf("worth %v", p)
		}
	}
}
