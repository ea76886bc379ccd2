package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLettersBehindBoxes reads choices that have a box and a letter.
func TestLettersBehindBoxes(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"Which is green?\n☐ A. grass\n☐ B. blood\nWhich is red?\n☐ A. coal\n☐ B. fire\nAnswer: B", []string{" Which is green? / grass / blood", " Which is red? / coal / fire: fire"}},
		{"1. Which is green?\n☒ a) grass\n☐ b) blood\n2. Which is red?\n☐ a) coal\n☒ b) fire", []string{"1. Which is green? / grass / blood: grass", "2. Which is red? / coal / fire: fire"}},
		{"1. Which is green?\n☐ A. grass ☐ B. blood ☐ C. snow\n2. Which is red?\n☐ A. coal ☐ B. fire ☐ C. ice", []string{"1. Which is green? / grass / blood / snow", "2. Which is red? / coal / fire / ice"}},
		{"1. Which is green?\n☒ A. grass ☐ B. blood ☐ C. snow\n2. Which is red?\n☐ A. coal ☒ B. fire ☐ C. ice", []string{"1. Which is green? / grass / blood / snow: grass", "2. Which is red? / coal / fire / ice: fire"}},
		{"1. Which is green?\n☐ grass\n☐ U.S. dollar\n2. Which is red?\n☐ coal\n☐ fire", []string{"1. Which is green? / grass / U.S. dollar", "2. Which is red? / coal / fire"}},
		{"1. Which is green?\n(a) ☒ grass\n(b) ☐ blood\n(c) ☐ snow\n2. Which is red?\n(a) ☒ blood\n(b) ☐ ice\n(c) ☒ fire", []string{"1. Which is green? / grass / blood / snow: grass", "2. Which is red? / blood / ice / fire: blood | fire"}},
		{"1. Which one is a square?\na) □ ABCD of the first figure\nb) the second figure\n2. Which is red?\na) coal\nb) fire", []string{"1. Which one is a square? / □ ABCD of the first figure / the second figure", "2. Which is red? / coal / fire"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("-want +got:\n%s", diff)
		}
	}
}
