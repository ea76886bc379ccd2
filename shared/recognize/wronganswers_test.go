package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestWrongAnswers: the wrong answers that questions list below the right one are
// offered with it; what is said of wrong answers once is no list of them.
func TestWrongAnswers(t *testing.T) {
	for name, text := range map[string]string{
		"signs under a heading": "Bank\n● (Easy) 1. What sings?\nCorrect answer: a lark ✓\nComment: At dawn.\nWrong answers:\n✗ a stone\n✗ a door\n● (Hard) 2. What barks?\nCorrect answer: a dog ✓\nWrong answers:\n✗ a cat\n✗ a cow\n● (Easy) 3. What swims?\nCorrect answer: a cod ✓\nWrong answers:\n✗ a hen\n✗ a fox",
		"on the line":           "1. What sings?\nAnswer: a lark\nDistractors: a stone; a door\n2. What barks?\nAnswer: a dog\nDistractors: a cat; a cow\n3. What swims?\nAnswer: a cod\nDistractors: a hen; a fox",
		"behind the right one":  "What sings? Correct answer: a lark. Wrong answers: a stone, a door\nWhat barks? Correct answer: a dog. Wrong answers: a cat, a cow\nWhat swims? Correct answer: a cod. Wrong answers: a hen, a fox",
		"letters in brackets":   "What sings?、正确答案:[B] a lark、错误答案:[A] a stone、[C] a door\nWhat barks?、正确答案:[A] a dog、错误答案:[B] a cat、[C] a cow\nWhat swims?、正确答案:[C] a cod、错误答案:[A] a hen、[B] a fox",
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff([]string{"a lark", "a dog", "a cod"}, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
		for _, item := range q.Items {
			if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
				t.Errorf("%s: %+v", name, item.Response)
			}
		}
	}
	q, _ := read(t, paper("1. What sings?\nAnswer: a lark\nWrong answers: they cost a point\n2. What barks?\nAnswer: a dog\n3. What swims?\nAnswer: a cod"))
	if diff := cmp.Diff([]string{"a lark", "a dog", "a cod"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestWrongIsNoKey: a list of wrong answers is no key, however few of them there are.
func TestWrongIsNoKey(t *testing.T) {
	q, _ := read(t, paper("1. 什么动物会飞？错误答案：狗和猫\n2. 什么动物会游泳？答案：鱼\n3. 什么动物会叫？答案：狗"))
	if diff := cmp.Diff([]string{"-", "鱼", "狗"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
