package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/quiz"
)

// TestGluedChoices: a choice with a word before its letter that is glued to the one
// before it, or to the stem, is a choice of its own.
func TestGluedChoices(t *testing.T) {
	q, _ := read(t, textPage(t, strings.Join([]string{
		"Question 1: Which bird cannot fly?", "Option_a: owl", "Option_b: robinOption_c: penguin", "Option_d: crow", "correct_option: c) penguin", "",
		"Question 2: What has fur?Option_a: a fish", "Option_b: a cow", "Option_c: a crow Option_d: a snake", "correct_option: b) a cow", "",
		"Question 3: What has scales?", "Option_a: a cod", "Option_b: a cow", "Option_c: a crow", "Option_d: an owl", "correct_option: a) a cod", "",
	}, "\n")))
	if got := keys(q); len(got) != 3 || got[0] != "penguin" || got[1] != "a cow" {
		t.Errorf("keys %q", got)
	}
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 4 {
			t.Errorf("%q: %v", item.Stem.Text(), item.Response)
		}
	}
}

// TestNamedOptions: a choice may speak of the one that follows it.
func TestNamedOptions(t *testing.T) {
	q, _ := read(t, textPage(t, strings.Join([]string{
		"Question 1: Which is right?", "Option A: the same as Option B: fur", "Option B: feathers", "Option C: scales", "",
		"Question 2: What flies?", "Option A: an owl", "Option B: a cow", "Option C: a cod", "",
	}, "\n")))
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
			t.Errorf("%q: %v", item.Stem.Text(), item.Response)
		}
	}
}

// TestChoiceBehindCode: the first choice may be glued to the code it is about.
func TestChoiceBehindCode(t *testing.T) {
	q, _ := read(t, paper("Question 1:\nWhich is short?\nA. int\nB. byte\nC. long\nQuestion 2:\nWhat is printed? int x = 10;\nint y = 5; print(x / y); A. 2.0\nB. 2\nC. 2.5\nAnswers: 1. B 2. B"))
	if got := strings.Join(keys(q), " "); got != "byte 2" {
		t.Errorf("keys %s", got)
	}
}
