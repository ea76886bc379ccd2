package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLettersAhead holds that letters before the numbers of questions are their
// answers, unless they name the sections of a test.
func TestLettersAhead(t *testing.T) {
	q, _ := read(t, paper("Plants\n\nB 1. Which part takes in water?\nA. leaf\nB. root\nC. petal\n\nC  2. Which part makes seeds?\nA. root\nB. stem\nC. flower\n\n"+
		"A\t3. Which part makes food?\nA. leaf\nB. root\nC. bark\n\nSection 2: true or false\nT 1. Moss has no seeds.\nF 2. Ferns have petals.\nT 3. Pines have cones.\n"))
	if diff := cmp.Diff([]string{"root", "flower", "leaf", "true", "false", "true"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("A 1. Name a fruit.\nA 2. Name a nut.\nA 3. Name a herb.\nB 1. Explain why apples are red.\nB 2. Explain why leaves fall.\n"))
	if diff := cmp.Diff([]string{"-", "-", "-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("of sections A and B (-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("Write T if the statement is true and F if it is false.\n__T__ 1. Moss has no seeds.\n__F__ 2. Ferns have petals.\n__T__ 3. Pines have cones.\n"))
	if len(q.Items) != 3 || q.Items[0].Stem.Text() != "Moss has no seeds." {
		t.Errorf("a line behind room has its number in the stem: %v", q.Items)
	}
}
