package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestKindTags: tags say the kinds of questions and what is right; what stands between
// tags below is the answer or the reason, and lists in it or in the question ask nothing.
func TestKindTags(t *testing.T) {
	q, _ := read(t, paper("[单选][B]\n哪种动物在夜间鸣叫？\n[A]鱼\n[B]猫头鹰\n[C]羊\n<解析>\n1. 猫头鹰是夜行动物。\n2. 鱼不鸣叫。\n</解析>\n\n[多选][A, C]\n哪些是鸟？\n[A]鹰\n[B]狗\n[C]鸽子\n<解析>\n鸟有羽毛\n<解析>\n\n[判断题][错误]\n鲸是鱼。\n\n[简答>论述]\n请设计一个实验。你需要：\n1. 确定变量。\n2. 提出假设。\n<参考答案>\n1. 变量是光的强度。\n2. 植物向光生长。\n</参考答案>"))
	want := []string{"1. 哪种动物在夜间鸣叫？ / 鱼 / 猫头鹰 / 羊: 猫头鹰", "2. 哪些是鸟？ / 鹰 / 狗 / 鸽子: 鹰 | 鸽子", "3. 鲸是鱼。: false", "4. 请设计一个实验。你需要：\n1. 确定变量。\n2. 提出假设。: 1. 变量是光的强度。 2. 植物向光生长。"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper("[Multiple choice] [B]\nWhich one hoots?\nA. fish\nB. owl\n\n[True/False] [True]\nA whale breathes air."))
	if diff := cmp.Diff([]string{"1. Which one hoots? / fish / owl: owl", "2. A whale breathes air.: true"}, labelled(q)); diff != "" {
		t.Error(diff)
	}
}
