package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestBrokenAnswers: an answer goes on behind the line breaks of its paragraph;
// a minus before a number belongs to it.
func TestBrokenAnswers(t *testing.T) {
	for answer, want := range map[string]string{
		"Answer: True\vFalse\vTrue":      "True False True",
		"Answer: in the first\v  and so": "in the first and so",
		"Answer: 3\vbecause it is odd":   "3..3",
		"Answer: True\vfor it is so":     "true",
		"Answer: -5":                     "-5..-5",
		"Answer: .25":                    ".25",
		"Answer: -.5":                    "-.5",
		"Answer: .profile":               ".profile",
		"Answer: .b":                     "b",
		"Ответ: -1.":                     "-1..-1",
		"答案：-2":                          "-2..-2",
		"Ans:-5":                         "5..5",
		"Answer :- Rome":                 "Rome",
		"Answer: - 5":                    "5..5",
	} {
		doc := paper("1. What does it print?\nX\n2. And what is said there?\nAnswer: Rome\n")
		p := page.Paragraph{}
		for i, piece := range strings.Split(answer, "\v") {
			if i > 0 {
				p.Runs = append(p.Runs, page.Run{Kind: page.BreakRun})
			}
			p.Runs = append(p.Runs, page.Run{Text: piece})
		}
		doc.Blocks[1] = p
		q, _ := read(t, doc)
		if diff := cmp.Diff(want, keys(q)[0]); diff != "" {
			t.Errorf("%q (-want +got):\n%s", answer, diff)
		}
	}
}
