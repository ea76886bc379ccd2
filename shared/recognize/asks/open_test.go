package asks_test

import (
	"strings"
	"testing"

	"formwright/shared/recognize/asks"
)

// TestAccepted: a semicolon parts answers, and neither the clauses of a sentence nor
// the steps of a program.
func TestAccepted(t *testing.T) {
	for value, want := range map[string]string{
		"Paris; Lutetia":                "Paris|Lutetia",
		"a part of the wall; the gate.": "a part of the wall|the gate.",
		"A field is a thing that an object has; a method is its deed.": "A field is a thing that an object has; a method is its deed.",
		"for (i = 0; i < 9; i++) { say(i); }":                          "for (i = 0; i < 9; i++) { say(i); }",
		"gray or grey":                                                 "gray|grey",
	} {
		var got []string
		for _, a := range asks.Accepted(value) {
			got = append(got, a.Text)
		}
		if strings.Join(got, "|") != want {
			t.Errorf("%q: %q, want %q", value, got, want)
		}
	}
}
