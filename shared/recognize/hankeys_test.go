package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestHanKeys: the numbers of a key stand in wide brackets, or between the signs for
// "number" and "question".
func TestHanKeys(t *testing.T) {
	const choices = "一、选择题\n（1）会飞的是\nA、鹰\nB、牛\nC、马\n（2）会游的是\nA、鸡\nB、鱼\nC、羊\n（3）会跑的是\nA、树\nB、花\nC、鹿\n"
	for _, key := range []string{"参考答案\n（1）A\n（2）B\n（3）C\n", "参考答案与评分标准\n（1）A   （2）B   （3）C\n"} {
		q, _ := read(t, paper(choices+key))
		if diff := cmp.Diff([]string{"鹰", "鱼", "鹿"}, keys(q)); diff != "" {
			t.Errorf("%s: -want +got:\n%s", key, diff)
		}
	}
	q, _ := read(t, paper("一、填空题\n第1题 法国的首都是____。\n第2题 冰是____的。\n二、问答题\n第3题 谁会飞？\n第4题 谁会游？\n参考答案\n一、填空题\n第1题 巴黎   第2题 冷\n二、问答题\n第3题 小鸟   第4题 大鱼\n"))
	if diff := cmp.Diff([]string{"巴黎", "冷", "小鸟", "大鱼"}, keysOrModels(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestFramedHanHeads: signs in brackets stand before the titles of sections, and titles in
// brackets over questions with numbers.
func TestFramedHanHeads(t *testing.T) {
	q, _ := read(t, paper("（一）选择题\n1) 会飞的是\nA) 鹰\nB) 牛\nC) 马\n2) 会游的是\nA) 鸡\nB) 鱼\nC) 羊\n（二）连一连\n1) 法国\n2) 意大利\n3) 希腊\n\nA. 罗马\nB. 雅典\nC. 巴黎\n"))
	if diff := cmp.Diff([]string{"会飞的是 C", "会游的是 C", "连一连"}, kinds(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	q, _ = read(t, paper("【填空题】\n1. 法国的首都是____。\n2. 冰是____的。\n【单选题】\n3. 会飞的是\nA. 鹰\nB. 牛\nC. 马\n4. 会游的是\nA. 鸡\nB. 鱼\nC. 羊\n"))
	if diff := cmp.Diff([]string{"法国的首都是_____。", "冰是_____的。", "会飞的是", "会游的是"}, stems(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
