package recognize_test

import (
	"testing"

	"formwright/shared/quiz"
)

// TestWeighOrders: orders to compare and to write a program ask for prose where they
// begin a question; a question about comparing does not, nor do gaps.
func TestWeighOrders(t *testing.T) {
	for stem, prose := range map[string]bool{
		"Compare rivers to lakes. (5 marks)":       true,
		"Write a program that counts the letters.": true,
		"Comparez la rivière et le lac.":           true,
		"So sánh sông và hồ.":                      true,
		"What compares two texts in the language?": false,
		"Compare the numbers: 3 ____ 5":            false,
		"Which order puts names first?":            false,
	} {
		q, _ := read(t, paper("Test\n1. "+stem+"\n2. What is a lake?\n3. Where do rivers end?"))
		if len(q.Items) != 3 {
			t.Fatalf("%s: %d items", stem, len(q.Items))
		}
		if _, ok := q.Items[0].Response.(quiz.Essay); ok != prose {
			t.Errorf("%s: %T", stem, q.Items[0].Response)
		}
	}
}

// TestStepsOfAProgram: letters under an order to write a program that ends with a colon
// are the steps it takes; those under a question about programs are choices.
func TestStepsOfAProgram(t *testing.T) {
	q, _ := read(t, paper("Test\n1. What is a loop?\na. code that runs again\nb. a file\n2. Write a block of code to do the following:\na. Adds two numbers\nb. Prints the sum\n3. How do you write a program that ends?\na. with a loop\nb. with a return"))
	for i, choices := range []bool{true, false, true} {
		if _, ok := q.Items[i].Response.(quiz.Choice); ok != choices {
			t.Errorf("%d: %T", i+1, q.Items[i].Response)
		}
	}
}
