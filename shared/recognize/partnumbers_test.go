package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestPartNumbers: the first part of a question may stand right behind its number,
// and nothing over its parts; what is worth points at the margin ends no order.
func TestPartNumbers(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"Exam\nQ1 a) Represent the data by a diagram.\t10\nb) Distinguish between a mean and a median.\t10\nQ2 a) Obtain the value of the coefficient.\t10\nb) What is a test?\t10",
			[]string{"Q1 a)", "Q1 b)", "Q2 a)", "Q2 b)"}},
		{"Exam\n1. (a) Represent the data by a diagram.\n(b) Distinguish between a mean and a median.\n2. (a) Obtain the value of the coefficient.\n(b) What is a test?",
			[]string{"1 (a)", "1 (b)", "2 (a)", "2 (b)"}},
		{"Exam\nQ1\tAnswer the following\t20\na) The mean of a sample\nb) The median of a sample\nQ2\tAttempt any two\t20\na) What is a test?\nb) What is an error?\nc) What is a bias?",
			[]string{"Q1 a)", "Q1 b)", "Q2 a)", "Q2 b)", "Q2 c)"}},
		{"Exam\n1. a) worked b) stopped c) forced d) wanted\n2. a) cat b) city c) cap d) cup", []string{"1.", "2."}},
		{"Exam\n1. a) worked\nb) stopped\nc) wanted\n2. a) cat\nb) city\nc) cup", []string{"1.", "2."}},
	} {
		q, _ := read(t, paper(c.text))
		got := labels(q)
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%q: %s", c.text, diff)
		}
	}
}

// TestFirstPartLettered: the letter of the first part may stand behind the number, and
// those of the others alone.
func TestFirstPartLettered(t *testing.T) {
	for _, form := range []string{"%da. ", "%da) ", "%d(a) ", "Q%da. ", "Q.%d(a) "} {
		sign := strings.NewReplacer("%d", "", "Q.", "", "Q", "", "a", "b").Replace(form)
		text := "Exam on leaves\n\nAnswer all.\n" + fmt.Sprintf(form, 1) + "Define a leaf.\n" + sign + "State four parts of it.\n" + fmt.Sprintf(form, 2) + "What is a stem?\n" + sign + "Draw one.\n"
		if q, _ := read(t, paper(text)); len(q.Items) != 4 {
			t.Errorf("%q: %q", form, stems(q))
		}
	}
	q, _ := read(t, paper("1a. Which is a city?\na. Rome\nb. Mars\n\n1b. Which is a sea?\na. Baltic\nb. Oslo\n"))
	if len(q.Items) != 2 {
		t.Errorf("choices under lettered numbers: %q", stems(q))
	}
}
