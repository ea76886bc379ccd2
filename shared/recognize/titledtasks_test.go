package recognize_test

import (
	"testing"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestTitledTasks: numbered titles over what is given and what is to be done with it.
// Sections of a text that only tell are no tasks.
func TestTitledTasks(t *testing.T) {
	tasks := "1. Lists\nGiven is a list of numbers.\nWrite a function that returns its sum.\n\n2. Collections\nThere is a type for arrays of numbers.\nWrite a function that returns an array of them.\n\n3. Report\nThere is a table of clients.\nCreate a query that shows the best address of each of them."
	q, _ := read(t, paper(tasks))
	if len(q.Items) != 3 {
		t.Errorf("%d items, want 3", len(q.Items))
	}
	tasks = "1. Строки\n\nИмеется строка с числами через запятую.\n\nНеобходимо написать запрос, который вернет числа по одному в строке.\n\n2. Коллекции\n\nИмеется тип для чисел.\n\nНеобходимо написать реализацию функции, возвращающей массив."
	q, _ = read(t, paper(tasks))
	if len(q.Items) != 2 {
		t.Errorf("%d items, want 2", len(q.Items))
	}
	text := "1. Lists\nA list holds numbers in their order.\nIts sum is found by a function.\n\n2. Collections\nA collection holds what belongs together.\nYou may write a function for it later.\n\n3. Report\nThe report shows all clients.\nIt is printed at the end of a month."
	if q, _, err := recognize.Recognize(paper(text)); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("%d items", len(q.Items))
	}
}
