package recognize_test

import (
	"strings"
	"testing"
)

// TestWideChoices: a test whose numbers all offer eight choices under stems that end in a
// colon asks, though no mark of a question stands in it.
func TestWideChoices(t *testing.T) {
	letters := "\na) sand\nb) salt\nc) wool\nd) iron\ne) coal\nf) lead\ng) zinc\nh) milk"
	text := "1. Among the metals count:" + letters + "\n2. Parts of the sea are:" + letters + "\n3. From sheep comes:" + letters + "\n4. In a mine lies:" + letters
	q, _ := read(t, paper(text))
	if len(q.Items) != 4 {
		t.Fatalf("%d questions, want 4", len(q.Items))
	}
	if n := strings.Count(labelled(q)[3], " / "); n != 8 {
		t.Errorf("%d choices, want 8", n)
	}
}

// TestWideClauses: paragraphs of a contract have many lettered clauses too, but not all the
// same number of them.
func TestWideClauses(t *testing.T) {
	clauses := []string{"a) the rent", "b) the heating", "c) the water", "d) the garden", "e) the roof", "f) the stairs", "g) the cellar", "h) the fence"}
	noQuestions(t, "1. The tenant pays for:\n"+strings.Join(clauses, "\n")+"\n2. The owner looks after:\n"+strings.Join(clauses[:7], "\n")+"\n3. Both share the cost of:\n"+strings.Join(clauses[:2], "\n")+"\n4. The contract begins in May.")
}
