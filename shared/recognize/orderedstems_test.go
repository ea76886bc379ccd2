package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestOrderedStems: numbered orders are questions though links stand above them and one
// offers topics; what a question goes on to order, worth its points as a whole, is
// no choice.
func TestOrderedStems(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"links above", "Read the following texts before you answer.\n• http://www.example.org/one\n• http://www.example.org/two\n\nQuestions\n1. List and explain three ways to cook rice.\n2. List and explain three advantages of steam.\n3. Name three dishes with rice\n4. Write a paragraph on ONE of these topics.\na) Do you agree with the sentence: “Is there no better meal?”\nb) Do you agree with the sentence: \"Nothing is better than rice.\"",
			[]string{"List and explain three ways to cook rice.", "List and explain three advantages of steam.", "Name three dishes with rice", "Write a paragraph on ONE of these topics."}},
		{"orders behind a question", "1. What is the difference between rice and wheat? (i) Name two dishes of each. (ii) In your answer refer to their history. (20 Marks)\n2. Which grain grows in water?\na. rice\nb. rye",
			[]string{"What is the difference between rice and wheat? (i) Name two dishes of each. (ii) In your answer refer to their history.", "Which grain grows in water?"}},
	} {
		q, _ := read(t, paper(c.text))
		var got []string
		for i, item := range q.Items {
			stem := item.Stem.Text()
			if _, choice := item.Response.(quiz.Choice); choice && i == 0 {
				stem += " with choices"
			}
			got = append(got, stem)
		}
		if len(got) > 0 && len(got[len(got)-1]) > len(c.want[len(c.want)-1]) {
			got[len(got)-1] = got[len(got)-1][:len(c.want[len(c.want)-1])]
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}
