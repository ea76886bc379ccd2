package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAnswersNameTheirQuestion: an answer may name the question it is for, under
// the question or in a list of all.
func TestAnswersNameTheirQuestion(t *testing.T) {
	asked := []string{
		"Question 1: Which bird hunts at night?\nA. finch\nB. owl\nC. swan\n",
		"Question 2: Which bird swims?\nA. robin\nB. wren\nC. duck\n",
		"Question 3: Which bird pecks at trees?\nA. woodpecker\nB. gull\nC. crow\n",
	}
	letters := []string{"B", "C", "A"}
	for _, form := range []string{
		"Question # Answer: @", "Q# Answer: @", "Question # - Correct Answer: @", "Question # Answer\n@",
		"Answer #: @", "Ans #. @", "Answer to question #: @", "Answer Q#: @", "Correct answer for question #: @", "The correct answer of question # is @",
	} {
		told := func(i int) string {
			return strings.NewReplacer("#", string(rune('1'+i)), "@", letters[i]).Replace(form) + "\n"
		}
		under, list := "", strings.Join(asked, "")+"Answers\n"
		for i, text := range asked {
			under += text + told(i) + "\n"
			list += told(i)
		}
		texts := map[string]string{"under": under}
		if !strings.Contains(form, "\n") {
			texts["list"] = list
		}
		for where, text := range texts {
			q, _ := read(t, paper("Birds\n"+text))
			if diff := cmp.Diff([]string{"owl", "duck", "woodpecker"}, keys(q)); diff != "" {
				t.Errorf("%s, %s (-want +got):\n%s", form, where, diff)
			}
		}
	}
}
