package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestButtons: the buttons of a web page are copied with its questions.
func TestButtons(t *testing.T) {
	q, _ := read(t, paper("1) Which is an identifier?\n\n$x\nx_1\nx@\nView Answer\nAnswer: B\n\n2) Which is a loop?\n\nif\nfor\ncase\nHide Answer Workspace\nAnswer: B\n\n3) Who can view the answer?"))
	want := []string{"1) Which is an identifier? / $x / x_1 / x@: x_1", "2) Which is a loop? / if / for / case: for", "3) Who can view the answer?"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestShownAnswers: the words that fold an answer away head it, where they stand over
// every answer.
func TestShownAnswers(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"1) What is a pod?\nShow answer\nThe smallest unit.\n2) What is a node?\nShow answer\nA machine.", []string{"The smallest unit.", "A machine."}},
		{"1) ¿Qué es un sofrito?\nVer respuesta\nCebolla frita.\n2) ¿Qué es el gazpacho?\nVer respuesta\nUna sopa fría.", []string{"Cebolla frita.", "Una sopa fría."}},
		{"1) What is a pod?\nAnswer\nThe smallest unit.\n2) What is a node?\nReveal the answer\nA machine.", []string{"The smallest unit.", "A machine."}},
		{"1) What is a pod?\nView Answer\nThe smallest unit.\n2) How many nodes are there?\nView Answer\n3", []string{"The smallest unit.", "3..3"}},
		{"1) Which is a sea?\na) Oslo\nb) Baltic\nView Answer\n2) Which is a city?\na) Cairo\nb) ice\nView Answer\nEnd", []string{"-", "-"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.text, diff)
		}
	}
}
