package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestRoundSums: numbers in brackets at the ends of all questions are points where they
// add up to a round sum. The numbers of formulas, of right choices and what does not
// add up are none.
func TestRoundSums(t *testing.T) {
	choices := "\na. It rains.\nb. It snows.\nc. It hails."
	for name, test := range map[string]struct {
		text string
		want []string
	}{
		"an exam": {"1. Describe how a glacier forms. (30)\n2. Explain why rivers bend. (25)\n3. Which of these falls as ice? (15)" + choices,
			[]string{"30", "25", "15"}},
		"no round sum":   {"1. Describe how a glacier forms. (30)\n2. Explain why rivers bend. (25)\n3. Explain what hail is. (17)", []string{"-", "-", "-"}},
		"formulas":       {"1. Explain what is lost in equation (2)\n2. Explain what is won in equation (3)\n3. Explain what stays in equation (5)", []string{"-", "-", "-"}},
		"right choices":  {"1. What falls as ice? (3)" + choices + "\n2. What falls as water? (1)" + choices + "\n3. Which of these is hard? (3)" + choices + "\n4. Which of these hurts? (3)" + choices, []string{"-", "-", "-", "-"}},
		"one has none":   {"1. Describe how a glacier forms. (30)\n2. Explain why rivers bend. (20)\n3. Explain what hail is.", []string{"-", "-", "-"}},
		"room before it": {"1. Describe how a glacier forms.   (3)\n2. Explain why rivers bend.   (2)\n3. Explain what hail is.   (2)", []string{"3", "2", "2"}},
	} {
		q, _ := read(t, paper(test.text))
		var got []string
		for _, item := range q.Items {
			points := "-"
			if item.Points != nil {
				points = item.Points.String()
			}
			got = append(got, points)
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}
