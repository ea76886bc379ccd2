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
