package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestTruthAhead: lines may begin with the truth of their statement.
func TestTruthAhead(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"V | Le case hanno il tetto\nF | Le case non hanno porte\nV | La pioggia è acqua che cade\nF | La neve è calda\nV | Il sole è una stella\n", []string{"true", "false", "true", "false", "true"}},
		{"Animals\n\n(T) Owls are active at night.\n(F) Bats are a kind of bird.\n(T) Herons stand in shallow water.\n(F) Penguins fly over the sea.\n(T) Swifts sleep while they fly.\n", []string{"true", "false", "true", "false", "true"}},
		{"Wahr: Owls are active at night.\nFalsch: Bats are a kind of bird.\nWahr: Herons stand in shallow water.\nFalsch: Penguins fly over the sea.\nWahr: Swifts sleep while they fly.\n", []string{"true", "false", "true", "false", "true"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s\n%s", c.text, diff)
		}
	}
}

// TestSpeakersAreNoTruths: letters before colons say who speaks.
func TestSpeakersAreNoTruths(t *testing.T) {
	if _, _, err := recognize.Recognize(paper("R: We went to the lake on Sunday morning.\nF: Was the water of the lake warm then\nR: It was colder than the week before.\nF: You took the small boat again of course\nR: We took the one with the red sail.\n")); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("err %v, want %s", err, problem.NoQuestions)
	}
}
