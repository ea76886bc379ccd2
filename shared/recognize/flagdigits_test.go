package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestFlagDigits: digits before all choices, of which one in every question is 1, say
// what is right.
func TestFlagDigits(t *testing.T) {
	var b strings.Builder
	var want []string
	for i := range 5 {
		fmt.Fprintf(&b, "%d.%d Which of these words is number %d?\n", i/2+1, i%2, i+1)
		for k, w := range []string{"oak", "elm", "pine", "lime"} {
			flag := 0
			if k == i*3%4 {
				flag = 1
				want = append(want, w)
			}
			fmt.Fprintf(&b, "%d  %s\n", flag, w)
		}
		b.WriteString("\n")
	}
	q, _ := read(t, paper(b.String()))
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestNoFlagDigits: numbers of things, of which several are one, are parts of the choices.
func TestNoFlagDigits(t *testing.T) {
	q, _ := read(t, paper(strings.Repeat("1. What is in the box, and how many of them?\n1 apple\n0 pears\n1 plum\n2. What is in the bag, and how many of them?\n0 apples\n1 pear\n0 plums\n", 3)))
	for _, k := range keys(q) {
		if k != "-" {
			t.Errorf("%q", labelled(q))
		}
	}
}
