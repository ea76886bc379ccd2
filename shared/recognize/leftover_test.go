package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestWrongInColour takes the choice left black for the answer where the others
// of nearly every question have the same colour, and not where it always stands
// in the same place.
func TestWrongInColour(t *testing.T) {
	for name, c := range map[string]struct {
		of   func(i, k int) string
		want string
	}{
		"the wrong in red":        {func(i, k int) string { return pickMark(k != rights[i], "r") }, "0 1 3 2 1 0 2 1"},
		"the wrong highlighted":   {func(i, k int) string { return pickMark(k != rights[i], "h") }, "0 1 3 2 1 0 2 1"},
		"two left in one of them": {func(i, k int) string { return pickMark(k != rights[i] && (i != 2 || k > 0), "r") }, "0 1 0+3 2 1 0 2 1"},
		"always the first left":   {func(_, k int) string { return pickMark(k != 0, "r") }, "- - - - - - - -"},
		"half of them":            {func(i, k int) string { return pickMark(i < 3 && k != rights[i], "r") }, "- - - - - - - -"},
	} {
		t.Run(name, func(t *testing.T) {
			q, _ := read(t, set(planets(8, inMarks(c.of), nothing)))
			if got := places(q); got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
		})
	}
}

// TestFirstInBold reads banks whose right choice comes first and is bold in every
// question; few questions, and stems as bold as the choice, say nothing.
func TestFirstInBold(t *testing.T) {
	first := inMarks(func(_, k int) string { return pickMark(k == 0, "b") })
	bank := planets(14, first, nothing)
	for name, c := range map[string]struct{ text, want string }{
		"in all":     {bank, strings.TrimSpace(strings.Repeat("0 ", 14))},
		"few":        {planets(6, first, nothing), "- - - - - -"},
		"bold stems": {strings.ReplaceAll(strings.ReplaceAll(bank, "Which", "{b:Which"), "list?", "list?}"), strings.TrimSpace(strings.Repeat("- ", 14))},
	} {
		t.Run(name, func(t *testing.T) {
			q, _ := read(t, set(c.text))
			if got := places(q); got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
		})
	}
}

// TestAnswersBelowUnfinished reads sentences to complete whose end stands below
// in bold, where nearly all have one; a few may be headings.
func TestAnswersBelowUnfinished(t *testing.T) {
	list := func(n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "%d. In system %d the main unit is\n{b:the core %d}\n", i+1, i+1, i)
		}
		return strings.TrimSpace(b.String())
	}
	q, _ := read(t, set(list(14)))
	if got := keys(q); len(got) != 14 || got[3] != "the core 3" {
		t.Errorf("keys %v", got)
	}
	if _, _, err := recognize.Recognize(set(list(5))); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("five such lines: %v", err)
	}
}
