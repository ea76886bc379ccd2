package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestBareKeyRow: letters or numbers alone are the key where there are as many
// as questions, in a row before or behind them or in a column below a heading.
func TestBareKeyRow(t *testing.T) {
	test := "1. Which is a sea?\nA) Oslo\nB) Baltic\nC) Lima\n\n2. Which is a tree?\nA) oak\nB) ice\nC) sand\n\n3. Which is hot?\nA) snow\nB) hail\nC) fire\n\n4. Which is wet?\nA) rain\nB) dust\nC) wool\n\n5. Which is a metal?\nA) wood\nB) iron\nC) bread\n"
	want := []string{"Baltic", "oak", "fire", "rain", "iron"}
	for _, c := range []struct {
		text string
		want []string
	}{
		{"B, A, C, A, B\n\n" + test, want},
		{"2, 1, 3, 1, 2\n\n" + test, want},
		{test + "\nB A C A B\n", want},
		{test + "\nAnswers\nB\nA\nC\nA\nB\n", want},
		{test + "\nB A C A\n", []string{"-", "-", "-", "-", "-"}},
		{test + "\nB A E A B\n", []string{"-", "-", "-", "-", "-"}},
		{strings.Replace(test, "\n\n2", "\nAnswer: C\n\n2", 1) + "\nB A C A B\n", []string{"Lima", "-", "-", "-", "-"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s\n%s", c.text, diff)
		}
	}
}
