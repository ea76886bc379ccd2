package recognize_test

import "testing"

// TestLetteredRules: lettered rules under a heading of instructions are no choices of
// it; those of a numbered question are.
func TestLetteredRules(t *testing.T) {
	orders := "1. Describe the water cycle.\n2. State three kinds of rock.\n3. List four countries.\n4. Explain the word rain."
	for text, want := range map[string]int{
		"Instructions\n(a) Answer all questions.\n(b) Each question has ten marks.\n" + orders:                                                    4,
		"Rules:\na. Write clearly.\nb. Use ink.\nc. Hand in your paper.\n" + orders:                                                               4,
		"Consignes\na) Écrire lisiblement.\nb) Rendre la feuille.\n1. Définissez la pluie.\n2. Expliquez la neige.\n3. Citez trois fleuves.":      3,
		"1. Which of these come first?\nRules\n(a) of the test\n(b) of the school\n(c) of the town\n2. What is wet?\n(a) ink\n(b) sand\n(c) salt": 2,
	} {
		q, _ := read(t, paper(text))
		if len(q.Items) != want {
			t.Errorf("%d questions of %d: %s", len(q.Items), want, text)
		}
	}
	q, _ := read(t, paper("1. Which of these come first?\nRules\n(a) of the test\n(b) of the school\n(c) of the town\n2. What is wet?\n(a) ink\n(b) sand\n(c) salt"))
	if got := labelled(q)[0]; got != "1. Which of these come first?\nRules / of the test / of the school / of the town" {
		t.Error(got)
	}
}
