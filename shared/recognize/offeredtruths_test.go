package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestOfferedTruths: the words or letters to circle before a statement are no answers,
// and the key that follows is one.
func TestOfferedTruths(t *testing.T) {
	for _, form := range []string{"T   F   %. ", "True / False   %. ", "__ T  __ F   %. ", "(T) (F) %. "} {
		text := "Quiz\n\nCircle T or F.\n\n"
		for i, s := range []string{"Lists are mutable.", "Tuples are mutable.", "Strings are immutable."} {
			text += strings.Replace(form, "%", string(rune('1'+i)), 1) + s + "\n"
		}
		q, _ := read(t, paper(text))
		if diff := cmp.Diff([]string{"Lists are mutable.", "Tuples are mutable.", "Strings are immutable."}, stems(q)); diff != "" {
			t.Errorf("%q: -want +got:\n%s", form, diff)
		}
		if got := strings.Join(keys(q), " "); got != "- - -" {
			t.Errorf("%q has the keys %s", form, got)
		}
		q, _ = read(t, paper(text+"\nAnswers: 1. T 2. F 3. T\n"))
		if got := strings.Join(keys(q), " "); got != "true false true" {
			t.Errorf("%q with its key has %s", form, got)
		}
	}
}
