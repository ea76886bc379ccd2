package recognize_test

import "testing"

// TestHexInSolutions: a number of a program at the front of a line of a solution is no
// entry of a key, so that the solutions are those of their exercises.
func TestHexInSolutions(t *testing.T) {
	for _, words := range [][2]string{{"Exercise", "Solutions"}, {"Zad.", "Rozwiązania"}, {"Aufgabe", "Lösungen"}} {
		task, heading := words[0], words[1]
		q, _ := read(t, paper(task+" 1\nThe register holds 7. Give the value of its lowest bits.\n\n"+task+" 2\nThe register holds 9. Give the value of its highest bits.\n\n"+
			heading+"\n\n"+task+" 1\nFirst the number is decoded:\n0xCF80 = 1100 1111\nSo the value is 14.\n\n"+task+" 2\nNothing changes: the value is 18."))
		if len(q.Items) != 2 {
			t.Errorf("%s: %d items", task, len(q.Items))
		}
	}
}
