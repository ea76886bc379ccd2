package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestKindHeads: lines that count the parts of a paper and name the kind of their questions
// are heads, in the paper and in its key.
func TestKindHeads(t *testing.T) {
	for _, text := range []string{
		"第1問　選択問題（各2点）\n(1) 飛ぶのはどれですか。\nア．鷹\nイ．牛\n(2) 泳ぐのはどれですか。\nア．鶏\nイ．鯨\n第2問　計算問題\n(1) 6の半分はいくつですか。\n(2) 9の三倍はいくつですか。\n解答\n第1問　選択問題（各2点）\n(1) ア   (2) イ\n第2問　計算問題\n(1) 3   (2) 27\n",
		"【1】選択問題\n1．飛ぶのはどれですか。\nア．鷹\nイ．牛\n2．泳ぐのはどれですか。\nア．鶏\nイ．鯨\n【2】計算問題\n1．6の半分はいくつですか。\n2．9の三倍はいくつですか。\n解答\n【1】選択問題\n1．ア\n2．イ\n【2】計算問題\n1．3\n2．27\n",
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff([]string{"鷹", "鯨", "3..3", "27..27"}, keys(q)); diff != "" || len(q.Sections) != 2 {
			t.Errorf("%s: %d sections, -want +got:\n%s", text, len(q.Sections), diff)
		}
	}
}

// TestKindsOfQuestions: a question that names its kind over what it asks is no head.
func TestKindsOfQuestions(t *testing.T) {
	q, _ := read(t, paper("Question 1: Multiple choice\nWhich one flies?\n1) a hawk\n2) a cow\nQuestion 2: Multiple choice\nWhich one swims?\n1) a cod\n2) a hen\n"))
	if diff := cmp.Diff([]string{"Which one flies?", "Which one swims?"}, stems(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
