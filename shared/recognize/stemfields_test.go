package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestStemFields: the name of the field that a question stands in under its number, its second
// number and the address of its picture are no part of what it asks.
func TestStemFields(t *testing.T) {
	for name, form := range map[string]string{
		"Chinese": "第 %[1]d 题\n题目: *%[1]d、流经城市%[1]d的河流是哪些（）。\n图片: https://example.org/%[1]d.png?w=600\n选项:\n  A.阿勒河，很长。\n  B.莱茵河，更长。\n  C.因河，很短。\n正确答案: A.阿勒河，很长。┋C.因河，很短。\n--------\n\n",
		"English": "Question %[1]d\nStem: 流经城市%[1]d的河流是哪些（）。\nImage: river%[1]d.jpg\nA. 阿勒河，很长。\nB. 莱茵河，更长。\nC. 因河，很短。\nAnswer: A. 阿勒河，很长。 | C. 因河，很短。\n\n",
	} {
		var text strings.Builder
		for i := range 4 {
			fmt.Fprintf(&text, form, i+1)
		}
		q, _ := read(t, paper(text.String()))
		if got := stems(q); len(got) != 4 || got[1] != "流经城市2的河流是哪些（）。" {
			t.Errorf("%s: the questions are %q", name, got)
		}
		if got := keys(q); strings.Count(strings.Join(got, ""), "阿勒河") != 4 || strings.Count(strings.Join(got, ""), "因河") < 4 {
			t.Errorf("%s: the keys are %q", name, got)
		}
	}
}

// TestNoStemField: a word with a colon that a single question begins with is a part of it.
func TestNoStemField(t *testing.T) {
	q, _ := read(t, paper("Test\n1. Stem: which part of a plant is it?\nA. the middle\nB. the leaf\n2. Which part drinks?\nA. the root\nB. the leaf\n3. Which part breathes?\nA. the root\nB. the leaf\n4. Which part is sweet?\nA. the root\nB. the fruit\n"))
	if diff := cmp.Diff("Stem: which part of a plant is it?", stems(q)[0]); diff != "" {
		t.Error(diff)
	}
}

// TestChainedAnswers: an answer that says choices in full says all of them, whatever parts
// them; one with a reason behind its choice says that one.
func TestChainedAnswers(t *testing.T) {
	for said, want := range map[string]string{
		"A. Aare, the long one┋C. Inn": "Aare, the long one | Inn", "A. Aare, the long one C. Inn": "Aare, the long one | Inn", "A. Aare, the long one、C. Inn": "Aare, the long one | Inn",
		"A. Aare, the long one. It is near": "Aare, the long one", "C. Inn by the road": "Inn",
	} {
		row := "\nA. Aare, the long one\nB. Rhine\nC. Inn\nAnswer: " + said + "\n"
		q, _ := read(t, paper("1. Which of the rivers flow through Bern?"+row+"2. Which of the rivers flow through Chur?"+row))
		if got := keys(q); got[0] != want || got[1] != want {
			t.Errorf("%s: the keys are %q", said, got)
		}
	}
}
