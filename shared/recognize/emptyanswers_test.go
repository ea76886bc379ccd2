package recognize_test

import (
	"strings"
	"testing"
)

// TestEmptyAnswers: a word for the answer that somebody left empty answers nothing, and
// does not take the next question for it; where answers stand below their word they count.
func TestEmptyAnswers(t *testing.T) {
	const test = "Which is a sea?\nA. Oslo\nB. Baltic\nC. Lima\nANSWER: B\n\nWhich is a town?\nA. ice\nB. snow\nC. Rome\nANSWER:\n\nWhich is hot?\nA. hail\nB. fire\nC. snow\nANSWER: B\n\nWhich is cold?\nA. lava\nB. fire\nC. snow\nANSWER: C\n"
	for text, want := range map[string]string{
		test:                                   "Baltic - fire snow",
		strings.ReplaceAll(test, "\n\n", "\n"): "Baltic - fire snow",
		strings.ReplaceAll(strings.ReplaceAll(test, "ANSWER: ", "ANSWER:\n"), "ANSWER:\n\n", "ANSWER:\nC\n\n"): "Baltic Rome fire snow",
	} {
		q, _ := read(t, paper(text))
		if got := strings.Join(keys(q), " "); got != want {
			t.Errorf("%s\n%s, want %s", text, got, want)
		}
	}
}
