package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestForgottenSigns: in a coded test a line without a sign between two choices, or
// with the sign of a question behind one, is a choice where questions have so many;
// behind a question that has all of them it is none.
func TestForgottenSigns(t *testing.T) {
	text := strings.Repeat("*Which one is cold?\n=wood\n+that\n=sand\n=wool\n", 16)
	q, _ := read(t, paper(text+"*Which one is hot?\n=ice\nfire\n=snow\n=hail\n*Which one is old?\n*the hill\n=the boat\n=the child\n=the egg\n*Which one is new?\n=the sea\n+the boat\n=the hill\n=the moon\nWritten by A. Oaks"))
	want := []string{"17. Which one is hot? / ice / fire / snow / hail", "18. Which one is old? / the hill / the boat / the child / the egg",
		"19. Which one is new? / the sea / the boat / the hill / the moon: the boat"}
	if diff := cmp.Diff(want, labelled(q)[16:]); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
