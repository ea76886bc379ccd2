package text

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAdmonished: frames of notes and the indent of their lines are taken off, titles that
// only announce a hint too; text that merely begins with such signs stays.
func TestAdmonished(t *testing.T) {
	for in, want := range map[string]string{
		"1. Why?\n\n??? tip \"Hint\"\n\n    Answer: B\n\n    | a | b |\n\n2. How?":              "1. Why?\n\n\n\nAnswer: B\n\n| a | b |\n\n2. How?",
		"!!! question \"1. Why?\"\n    A. x\n    B. y\n\n??? success\n\tB\nBye\n    code":       "1. Why?\nA. x\nB. y\n\nAnswer:\nB\nBye\n    code",
		"1. Why?\n\n    ??? note \"Gợi ý\"\n        Đáp án: B\n    more":                        "1. Why?\n\n\n    Đáp án: B\n    more",
		":::tip Read on\nso\n:::\n2. How?":                                                      "Read on\nso\n\n2. How?",
		"Really??? No tip \"x\"\n!!! What a day it was, all in all.\n    indented\n::: \nplain": "Really??? No tip \"x\"\n!!! What a day it was, all in all.\n    indented\n::: \nplain",
	} {
		if diff := cmp.Diff(strings.Split(want, "\n"), admonished(strings.Split(in, "\n"))); diff != "" {
			t.Errorf("%q (-want +got):\n%s", in, diff)
		}
	}
}
