package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestBrokenKeyRows reads a row of answers that goes on behind a number on the next line, and
// leaves lines alone whose numbers are no such row.
func TestBrokenKeyRows(t *testing.T) {
	var b strings.Builder
	for _, n := range strings.Fields("1 2 3 4 5 6 7") {
		b.WriteString(n + ". The thing " + n + " is long and big.\nA. True\nB. False\n")
	}
	q, _ := read(t, paper(b.String()+"Answer Key\n1. True   2. True   3. False   4.\nFalse   5. True   6. False   7.\nTrue"))
	if diff := cmp.Diff([]string{"true", "true", "false", "false", "true", "false", "true"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	q, _ = read(t, paper("1. Which rooms are on floors 2. 3. and 5.\na) red\nb) blue\n2. Which are below?\na) red\nb) blue"))
	if len(q.Items) != 2 {
		t.Errorf("%d items", len(q.Items))
	}
}

// TestCountedHeads reads the number of a question and how many there are in more languages.
func TestCountedHeads(t *testing.T) {
	for _, head := range []string{"Question 1 sur 2", "Domanda 1 di 2", "Vraag 1 van 2", "Fråga 1 av 2", "Ερώτηση 1 από 2"} {
		q, _ := read(t, paper(head+"\nQuid est aqua?\na) mare\nb) flumen\n"+strings.Replace(head, "1", "2", 1)+"\nQuid est terra?\na) mons\nb) campus"))
		if diff := cmp.Diff([]string{"Quid est aqua?", "Quid est terra?"}, stems(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", head, diff)
		}
	}
}
