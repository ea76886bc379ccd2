package recognize_test

import (
	"strings"
	"testing"
)

// TestWorthBehindLabels: what a question is worth stands on the line of its number, in many
// forms; a line that goes on, or one with another number, is the question.
func TestWorthBehindLabels(t *testing.T) {
	const below = "\nExplain how an owl hunts at night.\n\n"
	for _, head := range []string{"Question 1 - 7 Points", "Question 1: 7 marks", "Aufgabe 1 – 7 Punkte", "Exercice 1 : 7 pts", "Ejercicio 1 - 7 puntos", "Questão 1 (valor: 7,0)", "Esercizio 1 - punti 7", "Question 1 ____/7", "Q1 - 7 points each"} {
		q, _ := read(t, paper(head+below+strings.Replace(head, "1", "2", 1)+"\nDescribe the river and its banks.\n"))
		if len(q.Items) != 2 || q.Items[0].Points == nil || q.Items[0].Points.String() != "7" || q.Items[0].Stem.Text() != "Explain how an owl hunts at night." {
			t.Errorf("%s: %d questions, first %v %q", head, len(q.Items), q.Items[0].Points, q.Items[0].Stem.Text())
		}
	}
	for _, head := range []string{"Question 1: 7 points lie on a line", "Question 1 - 7 owls", "Exercise 1/7"} {
		q, _ := read(t, paper(head+below+"Question 2: rivers\nDescribe the river and its banks.\n"))
		if q.Items[0].Points != nil || !strings.Contains(head, "/") && !strings.Contains(q.Items[0].Stem.Text(), "7") {
			t.Errorf("%s: worth %v, %q", head, q.Items[0].Points, q.Items[0].Stem.Text())
		}
	}
}
