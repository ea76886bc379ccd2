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

// TestSignPairs: the sign of the right choice may stand behind that of all others, and
// a star before every choice but one is that of the wrong ones.
func TestSignPairs(t *testing.T) {
	for text, want := range map[string][]string{
		"Which one is hot?\n-ice\n-*fire\n-snow\n\nWhich one is wet?\n-sand\n-dust\n-*rain\n":                                                         {"1. Which one is hot? / ice / fire / snow: fire", "2. Which one is wet? / sand / dust / rain: rain"},
		"1. Which one is hot?\n#fire\n*ice\n*snow\n\n2. Which one is wet?\n#rain\n*dust\n*sand\n":                                                     {"1. Which one is hot? / fire / ice / snow: fire", "2. Which one is wet? / rain / dust / sand: rain"},
		"Question: Which one is hot?\nVariantlar: ice; fire; snow\nAnswer: fire\n\nQuestion: Which one is wet?\nВарианты: sand; rain\nAnswer: rain\n": {"Question Which one is hot? / ice / fire / snow: fire", "Question Which one is wet? / sand / rain: rain"},
	} {
		q, _ := read(t, textPage(t, text))
		if diff := cmp.Diff(want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", text, diff)
		}
	}
}

// TestGluedSigns: choices may run on in the line of the one before, where their question
// has as many as the others then; a formula is no choice.
func TestGluedSigns(t *testing.T) {
	text := strings.Repeat("*Which one is cold?\n+ice\n=sand\n=wool\n=wood\n", 5)
	q, _ := read(t, paper(text+"*Which one is hot?\n+fire =ice\n=snow\n=hail\n*Which one is true?\n+F = ma\n=F =a\n=m = Fa\n=a = F\n"))
	want := []string{"6. Which one is hot? / fire / ice / snow / hail: fire", "7. Which one is true? / F = ma / F =a / m = Fa / a = F: F = ma"}
	if diff := cmp.Diff(want, labelled(q)[5:]); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
