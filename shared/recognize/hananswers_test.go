package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestHanAnswers: an answer that calls its question by its number, glued to the letter and
// with why behind it, answers that question. One of a question that is a picture answers no
// other.
func TestHanAnswers(t *testing.T) {
	q, _ := read(t, paper("1. 水在几度结冰？ A. 零度 B. 五度 C. 十度 D. 百度\n第1题参考答案A。因为冰在零度形成。\n2. 哪个是行星？ A. 太阳 B. 月亮 C. 火星 D. 北斗\n第2题参考答案C。火星绕太阳运行。\n第3题参考答案D，参见第三章。\n4. 最大的动物是？ A. 鲸 B. 象 C. 马 D. 牛\n第4题参考答案A。"))
	if diff := cmp.Diff([]string{"零度", "火星", "鲸"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if got := q.Items[1].Feedback.General.Text(); got != "火星绕太阳运行。" {
		t.Errorf("explained by %q", got)
	}
}

// TestHanAnswersUnnumbered: the same without a number, and a letter with the text of its
// choice, which explains nothing.
func TestHanAnswersUnnumbered(t *testing.T) {
	q, _ := read(t, paper("1. 水在几度结冰？\nA. 零度\nB. 五度\n答案：A。因为冰在零度形成。\n2. 哪个是行星？\nA. 太阳\nB. 火星\n答案：B，它绕着太阳运行。\n3. 最大的动物是？\nA. 鲸\nB. 象\n答案：A。鲸"))
	if diff := cmp.Diff([]string{"零度", "火星", "鲸"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestHanAnswersAtEnd: a list of such answers behind all questions is a key.
func TestHanAnswersAtEnd(t *testing.T) {
	q, _ := read(t, paper("1. 水在几度结冰？\nA. 零度\nB. 五度\n2. 哪个是行星？\nA. 太阳\nB. 火星\n3. 最大的动物是？\nA. 鲸\nB. 象\n参考答案\n1. A\n2. B\n3. A"))
	if diff := cmp.Diff([]string{"零度", "火星", "鲸"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
