package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestOfferedRows reads rows of numbered letters under the lines of several
// questions: what to choose from, and no key.
func TestOfferedRows(t *testing.T) {
	q, _ := read(t, paper("1. A sample is:\nA) a part;\nB) a whole;\nC) a sum.\nAnswers: 1) a; 2) b; 3) c.\n2. A row shows:\nA) the mean;\nB) the median;\nC) the mode.\nAnswers: 1) a, b; 2) a, c; 3) b, c; 4) a, b, c.\n3. A table has:\nA) rows;\nB) columns.\nAnswers: 1) a; 2) b; 3) a, b."))
	var got []string
	for _, item := range q.Items {
		var choices []string
		for _, c := range item.Response.(quiz.Choice).Choices {
			choices = append(choices, c.Content.Text())
		}
		got = append(got, strings.Join(choices, " / "))
	}
	if diff := cmp.Diff([]string{"a part; / a whole; / a sum.", "a, b / a, c / b, c / a, b, c", "a / b / a, b"}, got); diff != "" {
		t.Error(diff)
	}
	if got := strings.Join(keys(q), ""); got != "---" {
		t.Errorf("keys %q", got)
	}
	q, _ = read(t, paper("Test\n\n1. A sample is:\n\nA) a part;\n\nB) a whole;\n\nC) a sum.\n\nAnswers: 1) a; 2) b; 3) c.\n\n2. A row shows:\n\nA) the mean;\n\nB) the median;\n\nC) the mode.\n\nAnswers: 1) a, b; 2) a, c; 3) b, c; 4) a, b, c."))
	if got := strings.Join(keys(q), ""); got != "--" {
		t.Errorf("keys between empty lines %q", got)
	}
	key := "1. Pick?\na) one\nb) two\n2. Pick?\na) one\nb) two\n3. Pick?\na) one\nb) two\nAnswers: 1) a; 2) b; 3) b"
	if q, _ = read(t, paper(key)); strings.Join(keys(q), " ") != "one two two" {
		t.Errorf("a key at the end: %q", keys(q))
	}
}

// TestCapitalBySlip reads a capital at the end of a row of small letters.
func TestCapitalBySlip(t *testing.T) {
	q, _ := read(t, paper("1. Pick the gas?\na. iron\tb. gold\tc. salt\tD. argon\n2. Pick the metal?\na. air\tb. tin\tc. milk\td. oil"))
	for _, item := range q.Items {
		if n := len(item.Response.(quiz.Choice).Choices); n != 4 {
			t.Errorf("%d choices", n)
		}
	}
}
