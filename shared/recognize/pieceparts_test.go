package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestPartsWithLabelsOfTheirOwn: a paper may count tasks with room to answer, or
// terms under an order to answer them, and then questions with another label.
func TestPartsWithLabelsOfTheirOwn(t *testing.T) {
	room := strings.Repeat("_", 90) + "\n"
	choices := "Q1    How would a geologist explain a valley?\n(a) erosion\n(b) uplift\n(c) frost\nQ2    Which  of  these  is  a mineral?\n(a) quartz\n(b) granite\n(c) basalt\n"
	for name, test := range map[string]struct {
		text string
		want []string
	}{
		"room to answer": {"Midterm\n1. Describe the study. Mention its aims. (30)\n" + room + room + "2. A rock is a mixture of minerals. The claim is that all have crystals. Is that so? Explain. (30)\n" + room + "3. The figure shows a fold. Describe it and name its parts. (20)\n" + room + "Quizzes\n" + choices,
			[]string{"1. quiz.Essay", "2. quiz.Essay", "3. quiz.Essay", "Q1 quiz.Choice", "Q2 quiz.Choice"}},
		"terms to be explained": {"Model test\nAnswer the following questions\n1. Boot image\n2. Root hints\n3. Forwarder\nChoose the correct answer\n" + strings.NewReplacer("Q1  ", "1.", "Q2  ", "2.").Replace(choices),
			[]string{"1. quiz.Text", "2. quiz.Text", "3. quiz.Text", "1. quiz.Choice", "2. quiz.Choice"}},
		"true or false by letters": {"Reading quiz\nT or F questions\n1. The author likes the old woods.\n2. The author has been to the north.\n3. The book tells of a journey.\n",
			[]string{"1. quiz.TrueFalse", "2. quiz.TrueFalse", "3. quiz.TrueFalse"}},
	} {
		q, _ := read(t, paper(test.text))
		var got []string
		for _, item := range q.Items {
			got = append(got, fmt.Sprintf("%s %T", item.Label, item.Response))
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
