package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTasksBehindHeads: the head of a section may have its one task on its line.
func TestTasksBehindHeads(t *testing.T) {
	q, _ := read(t, paper("数学试卷\n得分\n一、填空题 (20 分)\n(1) 三加四等于_____.\n(2) 三乘四等于_____.\n得分\n二、证明题 (10 分) 若 a 与 b 都是偶数, 则它们的和也是偶数.\n得分\n三、计算题 (20 分) 某仓库的长为八米, 宽为五米, 高为三米, 其中存放的箱子每一个长一米, 宽一米, 高半米, 所有箱子的质量都相同而且可以任意摆放.\n(1) 计算仓库的体积.\n(2) 计算可以存放多少个箱子.\n四、编码题 (10 分) 写出 27 的二进制数."))
	want := []string{"(1) 三加四等于_____.", "(2) 三乘四等于_____.", "(1) 若 a 与 b 都是偶数, 则它们的和也是偶数.", "(1) 计算仓库的体积.", "(2) 计算可以存放多少个箱子.", "(1) 写出 27 的二进制数."}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
