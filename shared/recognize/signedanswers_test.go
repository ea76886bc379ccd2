package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAnswersBehindSigns: one line may answer all parts, each behind its sign; letters of
// right choices with their texts answer the question.
func TestAnswersBehindSigns(t *testing.T) {
	q, _ := read(t, paper("Test\n\nQ1. State whether these statements are true or false:\n(i) A key can be null.\n(ii) A table can have many keys.\nAns: (i) False (ii) True\n\nQ2. Give the capitals of these countries:\n(i) France\n(ii) Spain\nAns: (i) Paris (ii) Madrid\n\nQ3. Which two are cities?\n(a) Rome\n(b) Mars\n(c) Oslo\nAns: (a) Rome (c) Oslo\n"))
	if diff := cmp.Diff([]string{"false", "true", "Paris", "Madrid", "Rome | Oslo"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestSignedTruths: an order may give true and false letters of its own, and a question
// may name the words whose letters its key says.
func TestSignedTruths(t *testing.T) {
	q, _ := read(t, paper("Test\n\n1. Which is a city?\na. Rome\nb. Mars\n\nTrue (A) or False (B)\n\n2. All cells divide at one rate.\n3. Some cells divide.\n\nANSWER KEY\n1. A\n2. B\n3. A\n"))
	if diff := cmp.Diff([]string{"Rome", "false", "true"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	q, _ = read(t, paper("Prova\n\n1. Qual é a capital?\na) Roma\nb) Marte\n\n2. Julgue os itens (C) certo ou (E) errado:\n( ) A água ferve a cem graus.\n( ) O gelo é mais denso que a água.\n\nGABARITO\n1 - A\n2 - C, E\n"))
	if diff := cmp.Diff([]string{"Roma", "true", "false"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestDashRoom: dashes below the word for the answer are room for a list, and answer
// nothing; where a plus answers others they say that a statement is false.
func TestDashRoom(t *testing.T) {
	q, _ := read(t, paper("Teszt\n1. Mikor kell ciklus?\nválasz:\n2. Mi a ciklus három kérdése?\nválasz:\n-\n-\n-\n3. Mi a változó?\nválasz:\n"))
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	q, _ = read(t, paper("Teszt\n1. A Duna folyó.\nválasz:\n+\n2. A Tisza tó.\nválasz:\n-\n3. A Balaton tó.\nválasz:\n+\n"))
	if diff := cmp.Diff([]string{"true", "false", "true"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
