package recognize_test

import (
	"slices"
	"strings"
	"testing"
)

// TestForeignList: the steps of a long answer at the end are no key of the questions
// with the same numbers, also where one of them happens to say what a choice does.
func TestForeignList(t *testing.T) {
	var b strings.Builder
	b.WriteString("Research methods, test\n")
	for i, stem := range []string{"What comes first in a study?", "Which step comes before the data?", "What is a variable?", "Which sample is fair?", "What does a mean tell?"} {
		b.WriteString(string(rune('1'+i)) + ". " + stem + "\nA. choosing the subject of the study\nB. reading what others found out\nC. asking people in the street\nD. writing the report of the study\n")
	}
	b.WriteString("Answers:\n1. Look for a field: it should be of use to somebody.\n2. Reading what others found out: it shows what is known.\n3. Say what you ask: make it narrow and clear enough.\n4. Say what you expect: a sentence that may be wrong.\n5. Gather numbers: take the way that suits the question.\n")
	q, _ := read(t, paper(b.String()))
	if got := keys(q); len(got) != 5 || slices.ContainsFunc(got, func(k string) bool { return k != "-" }) {
		t.Errorf("keys %q", got)
	}
}
