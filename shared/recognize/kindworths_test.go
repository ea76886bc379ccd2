package recognize_test

import (
	"slices"
	"testing"
)

// A platform says the kind of a question and what it is worth in brackets behind its number,
// and what was earned behind its answer.
func TestKindWorths(t *testing.T) {
	q, _ := read(t, paper("1. (单选题, 2.0 分) (2分) 地球的卫星是\nA. 太阳\nB. 月亮\n我的答案:A正确答案:B\n答案解析：\n0.0分\n2. (多选题, 4.0 分)水可以是\nA. 冰\nB. 汽\nC. 火\n我的答案:AB正确答案:AB\n答案解析：\n4.0分\n3. (判断题, 1.0 分) 月亮绕着地球转。\n我的答案:对正确答案:对\n1.0分"))
	if got, want := stems(q), []string{"地球的卫星是", "(多选题) 水可以是", "(判断题) 月亮绕着地球转。"}; !slices.Equal(got, want) {
		t.Errorf("stems = %q, want %q", got, want)
	}
	if got := worthsOf(q); !slices.Equal(got, []string{"2", "4", "1"}) {
		t.Errorf("points = %q", got)
	}
}

// What was earned where some earned nothing is no worth, but what all are worth is.
func TestScoresOfAnswers(t *testing.T) {
	for name, paperOf := range map[string]struct {
		text string
		want []string
	}{
		"scores": {"1. 地球的卫星是\nA. 太阳\nB. 月亮\n我的答案: A 正确答案: B\n0.0分\n2. 水可以是\nA. 冰\nB. 火\n我的答案: A 正确答案: A\n1.0分", []string{"-", "-"}},
		"worths": {"1. 地球的卫星是\nA. 太阳\nB. 月亮\n正确答案: B\n2分\n2. 水可以是\nA. 冰\nB. 火\n正确答案: A\n3分", []string{"2", "3"}},
	} {
		q, _ := read(t, paper(paperOf.text))
		if got := worthsOf(q); !slices.Equal(got, paperOf.want) {
			t.Errorf("%s: points = %q, want %q", name, got, paperOf.want)
		}
	}
}
