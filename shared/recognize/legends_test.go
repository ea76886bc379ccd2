package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLegends: a page of a learning platform that was copied says the number of a
// question again over its choices, and leaves out the first of a test.
func TestLegends(t *testing.T) {
	var b strings.Builder
	b.WriteString("Which bird hoots at night?\nQuestion 1\nSelect one:\na.\nthe owl\nb.\nthe hen\nFeedback\nYour answer is correct.\nThe correct answer is: the owl\n")
	for i, bird := range []string{"swan", "crow", "duck"} {
		fmt.Fprintf(&b, "Question %d\nCorrect\nMark 0.50 out of 1.50\nFlag question\nQuestion text\nWhich of them is like the %s?\nQuestion %d\nSelect one or more:\na.\na %s\nb.\na goose\nc.\na stone\nFeedback\nYour answer is incorrect.\nThe correct answers are: a %s, a goose\n", i+2, bird, i+2, bird, bird)
	}
	q, _ := read(t, paper(b.String()))
	if diff := cmp.Diff([]string{"the owl", "a swan | a goose", "a crow | a goose", "a duck | a goose"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"Which bird hoots at night?", "Which of them is like the swan?", "Which of them is like the crow?", "Which of them is like the duck?"}, stems(q)); diff != "" {
		t.Error(diff)
	}
}

// TestChoiceExactly: signs at the ends of choices tell them apart.
func TestChoiceExactly(t *testing.T) {
	q, _ := read(t, paper("1. Which name fits all files that begin so?\nA. \"log\"\nB. \"log*\"\nC. \"*log\"\nAnswer: \"log*\""))
	if diff := cmp.Diff([]string{`"log*"`}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
