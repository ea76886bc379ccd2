package recognize_test

import "testing"

// TestInitialHeads: the initial of "problem" and a number before what it is worth head a
// question.
func TestInitialHeads(t *testing.T) {
	q, _ := read(t, paper("Subiecte\nP1 [3 pct]\nScrieți o funcție care transformă un șir.\nExemple: da\n\nP2 [2 pct]\nConsiderăm tipurile de date.\nInstanțiați clasa.\n\nP3 [1 pct]\nScrieți instanța completă."))
	if len(q.Items) != 3 {
		t.Fatalf("%d questions", len(q.Items))
	}
	for i, want := range []string{"3", "2", "1"} {
		if p := q.Items[i].Points; p == nil || p.String() != want {
			t.Errorf("%d: %v points", i+1, p)
		}
	}
	q, _ = read(t, paper("1. Which seats are free?\nP1 (2 points) is near the door.\nP2 (3 points)\n2. Where is the door?"))
	if len(q.Items) != 2 {
		t.Errorf("%d questions", len(q.Items))
	}
}
