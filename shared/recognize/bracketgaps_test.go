package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestBracketGaps: sentences that leave brackets for a word are questions, under an order to
// fill in or several in a row.
func TestBracketGaps(t *testing.T) {
	for text, want := range map[string][]string{
		"一、填空题\n1. 法国的首都是（  ）。\n2. 水在（　　）度结冰。\n":                              {"法国的首都是_____。", "水在_____度结冰。"},
		"单元测试\n1. 鲸在（  ）里生活。\n2. 水由氢和（  ）组成。\n3. 鸟会（  ）。\n":                   {"鲸在_____里生活。", "水由氢和_____组成。", "鸟会_____。"},
		"■ 穴埋め問題\n(1) 日本の首都は（　　）である。\n(2) 海の水は（　　）い。\n":                       {"日本の首都は_____である。", "海の水は_____い。"},
		"[빈칸 채우기]\n1. 물은 (    )도에서 끓는다.\n답: 100\n2. 고래는 (    )에 산다.\n답: 바다\n": {"물은 _____도에서 끓는다.", "고래는 _____에 산다."},
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff(want, stems(q)); diff != "" {
			t.Errorf("%s: -want +got:\n%s", text, diff)
		}
	}
}

// TestBracketsForSigns: brackets over choices are for a letter, and those of statements to
// judge for a verdict.
func TestBracketsForSigns(t *testing.T) {
	q, _ := read(t, paper("一、选择题，把答案填在括号里\n1. 会飞的是（  ）。\nA. 鹰\nB. 牛\nC. 马\n2. 在（  ）里游的是鱼。\nA. 水\nB. 树\nC. 火\n二、判断题\n3. 冰是冷的（  ）。\n4. 火是冷的（  ）。\n"))
	want := []string{"会飞的是（  ）。 C", "在（  ）里游的是鱼。 C", "冰是冷的（  ）。 T", "火是冷的（  ）。 T"}
	if diff := cmp.Diff(want, kinds(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
