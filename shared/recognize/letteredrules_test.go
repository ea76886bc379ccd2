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

// TestSpacedRules: numbered rules with room between them are none of the questions, also
// with a table and a sentence between them and the first section; tasks over a section are.
func TestSpacedRules(t *testing.T) {
	rules := "0042\tBIRDS\n\nINSTRUCTIONS\n\n1. This paper has two sections.\n\n2. Answer all questions.\n\n3. Write in ink.\n\n"
	tasks := "1. Which bird hoots?\nA. the wren\nB. the owl\n2. Which one barks?\nA. the dog\nB. the cat\nSECTION B\n3. Describe an owl."
	for text, want := range map[string]int{
		rules + "This paper has 8 printed pages.\nSECTION A (10 MARKS)\n" + tasks:                          3,
		rules + "SECTION A (10 MARKS)\n" + tasks:                                                           3,
		"Instructions\n\n1. Draw a wren.\n\n2. Which one hoots?\n\n3. Name an owl.\n\nSECTION A\n" + tasks: 6,
	} {
		q, _ := read(t, paper(text))
		if len(q.Items) != want {
			t.Errorf("%d questions of %d: %s", len(q.Items), want, text)
		}
	}
}
