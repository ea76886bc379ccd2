package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestPartsInChinese reads numbered parts that order something behind a condition
// as questions of their own.
func TestPartsInChinese(t *testing.T) {
	q, _ := read(t, paper("1，如图所示，小球以速度v滚上斜面，摩擦不计。\n（1）试求小球在斜面上运动的最大高度和所用的时间；\n（2）若斜面的倾角变为原来的两倍，求小球返回底端时的速度。\n2，什么是力？\nA. 推\nB. 拉"))
	want := []string{"1， （1） 试求小球在斜面上运动的最大高度和所用的时间；", "1， （2） 若斜面的倾角变为原来的两倍，求小球返回底端时的速度。", "2， 什么是力？ / 推 / 拉"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestCodePaperInChinese: a test that shows more code than words stays one, and the
// parts below the code are questions of their own.
func TestCodePaperInChinese(t *testing.T) {
	code := "int run(int n)\n{\nint i=0;\nwhile (i < n) {\ni=i+2;\n}\nreturn i;\n}\n"
	q, _ := read(t, paper("《程序设计》考试试卷\n1. 分析下面算法的时间复杂度。\n"+code+"2.分析下面算法，回答问题。\n"+code+"(1) 请指出该算法的功能。\n(2) 当 n=7 时，返回值是多少？\n3. 请画出该算法的流程图。\n"+code))
	want := []string{"1.", "2 (1)", "2 (2)", "3."}
	got := labels(q)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestNamedStems takes the word off stems that were found by their choices.
func TestNamedStems(t *testing.T) {
	q, _ := read(t, paper("场景：聊天\n\nQ: 你的真实反应是：\nA. 狂喜\nB. 冷静\n\n场景：团建\n\nQ: 你的内心是：\nA. 欧耶\nB. 救命"))
	for i, want := range []string{"你的真实反应是：", "你的内心是："} {
		if got := q.Items[i].Stem.Text(); got != want {
			t.Errorf("stem %q, want %q", got, want)
		}
	}
}
