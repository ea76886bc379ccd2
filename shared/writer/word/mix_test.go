package word_test

import (
	"slices"
	"strings"
	"testing"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer/target"
)

// TestRightOrderIsNotPrinted: entries that stand in their right order are printed
// in another, and the key names them there.
func TestRightOrderIsNotPrinted(t *testing.T) {
	names := []string{"alpha", "beta", "gamma", "delta"}
	q := quiztest.Of("Order",
		quiztest.Ask("Put in order.", quiz.Order{Entries: quiztest.Contents(names...), Key: []int{0, 1, 2, 3}}),
		quiztest.Ask("Match.", quiz.Match{Left: quiztest.Contents("a", "b"), Right: quiztest.Contents("one", "two"), Key: []int{0, 1}}))
	lines := text(t, q, target.Options{})
	letterOf := map[string]string{}
	var printed []string
	for _, l := range lines {
		if letter, name, ok := strings.Cut(l, ". "); ok && slices.Contains(append(names, "one", "two"), name) {
			letterOf[name] = letter
			printed = append(printed, name)
		}
	}
	if len(printed) != 6 || slices.Equal(printed[:4], names) || slices.Equal(printed[4:], []string{"one", "two"}) {
		t.Errorf("printed as %q", printed)
	}
	var want []string
	for _, n := range names {
		want = append(want, letterOf[n])
	}
	for _, want := range []string{"1. " + strings.Join(want, ", "), "2. 1-" + letterOf["one"] + ", 2-" + letterOf["two"]} {
		if !slices.Contains(lines, want) {
			t.Errorf("%q is not in %q", want, lines)
		}
	}
	none := text(t, q, target.Options{AnswerKey: target.KeyNone})
	if !slices.Equal(none, lines[:len(none)]) {
		t.Errorf("without answers the paper is another: %q", none)
	}
}
