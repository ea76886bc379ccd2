package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/quiz"
)

// TestProgramsAreOrdered: an exam in programming orders programs, and what goes
// in and comes out is no choice.
func TestProgramsAreOrdered(t *testing.T) {
	q, _ := read(t, paper("1. Write a function that prints the words of a text backwards.\n2. Create a function that sorts an array.\nSample array: [3, 1, 2]\nSample output: [1, 2, 3]\n3. Напишите программу, которая считает буквы в строке.\n4. Write a program that asks how many numbers to add."))
	if len(q.Items) != 4 {
		t.Fatalf("%d items", len(q.Items))
	}
	if _, ok := q.Items[1].Response.(quiz.Choice); ok || !strings.Contains(q.Items[1].Stem.Text(), "Sample output") {
		t.Errorf("%T: %q", q.Items[1].Response, q.Items[1].Stem.Text())
	}
}

// TestProgramsOrderedBehindTheirWorth: what a program is to do stands behind bullets, and
// what it is worth behind the label of the question.
func TestProgramsOrderedBehindTheirWorth(t *testing.T) {
	q, _ := read(t, paper("Question 1 (20 points)\nWrite the code for what follows.\n\n• Read three words\n• Print the longest word\n• Print all words with vowels\n\nQuestion 2 (4 points)\nWrite program code for a new program to:\n\n• declare an array\n• fill it with the numbers given\n\nQuestion 3 (2 points)\nWhich function searches a word?\n\n☐ search\n☐ find\n☐ index"))
	if len(q.Items) != 3 {
		t.Fatalf("%d items: %v", len(q.Items), labelled(q))
	}
	for i, want := range []string{"• Print the longest word", "• declare an array", ""} {
		if _, ok := q.Items[i].Response.(quiz.Choice); ok != (want == "") || !strings.Contains(q.Items[i].Stem.Text(), want) {
			t.Errorf("%T: %q", q.Items[i].Response, q.Items[i].Stem.Text())
		}
	}
}

// TestStepsOfPracticalWork: lettered steps under a description are parts of a
// question when some ask, and no choices.
func TestStepsOfPracticalWork(t *testing.T) {
	q, _ := read(t, paper("Questões\n1. Um estudante investiga a relação entre luz e frutos.\na. Qual análise ele vai usar para determinar essa relação?\nb. Importe a planilha de parcelas e a planilha de contagem para o programa.\nc. Use a função de ajuste com os dados e explique o resultado que ela dá.\n2. Qual é a diferença entre regressão e correlação?"))
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Label)
		if _, ok := item.Response.(quiz.Choice); ok {
			t.Errorf("%s offers choices", item.Label)
		}
	}
	if strings.Join(got, "|") != "1 a.|1 b.|1 c.|2." {
		t.Errorf("%q", got)
	}
}
