package recognize_test

import "testing"

// TestVariablesAreNoAnswers: a program in a stem may set a variable that is
// called as answers are.
func TestVariablesAreNoAnswers(t *testing.T) {
	q, _ := read(t, paper("1) What does f(90, 2) return?\nf(m, n) {\n  ans = 1;\n  while (ans <= m) {\n    ans = ans * n\n  }\n  return(ans)\n}\n2) Which town lies at the sea?\nA) Ulm\nB) Kiel\nans = B\n3) Which river is longer?\nA) Main\nB) Rhine\nans = B\n"))
	if len(q.Items) != 3 {
		t.Fatalf("%d items", len(q.Items))
	}
	for i, want := range []bool{false, true, true} {
		if got := len(q.Items[i].Evidence) > 0; got != want {
			t.Errorf("question %d has a key: %v", i+1, got)
		}
	}
}
