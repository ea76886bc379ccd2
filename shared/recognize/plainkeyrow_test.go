package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestPlainKeyRow: answers behind numbers without a sign, one space apart as web pages
// and PDFs keep them, are one for each question; an answer that counts a few things is one.
func TestPlainKeyRow(t *testing.T) {
	test := "1. The metal in the gate is ______\n2. The rope is ______ long.\n3. What dissolves in soup? ______\n4. What fills the balloon? ______\n\nAnswer Key\n"
	for _, c := range []struct {
		text string
		want []string
	}{
		{"1 iron 2 3 feet 3 salt 4 helium", []string{"iron", "3..3feet", "salt", "helium"}},
		{"1 iron with 2 bars\n2 long\n3 salt\n4 helium", []string{"iron with 2 bars", "long", "salt", "helium"}},
	} {
		q, _ := read(t, paper(test+c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s\n%s", c.text, diff)
		}
	}
}
