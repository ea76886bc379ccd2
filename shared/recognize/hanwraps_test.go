package recognize_test

import (
	"fmt"
	"strings"
	"testing"
)

// hanPaper has questions whose lines break after 26 characters, wherever a word is.
func hanPaper(outlier string) string {
	var b strings.Builder
	for i := range 12 {
		stem := fmt.Sprintf("%d.根据有关安全监督管理的规定，在施工现场的出入口和通道口以及起重机械的第%s处应当设置（ ）并且由专人每天负责检查。", i+1, []string{"甲", "乙", "丙", "丁"}[i%4])
		for r := []rune(stem); len(r) > 0; r = r[min(26, len(r)):] {
			b.WriteString(string(r[:min(26, len(r))]) + "\n")
		}
		b.WriteString("A.明显的标志\nB.普通的围栏\nC.绿色的网布\n正确答案：A\n")
	}
	return outlier + b.String()
}

// TestHanWraps: Chinese lines that break where a page was full are joined, also where a
// few lines of the text were never broken.
func TestHanWraps(t *testing.T) {
	for name, outlier := range map[string]string{"all broken": "", "one line never broken": strings.Repeat("本题库由各有关单位共同编写并且供所有的考生免费使用", 4) + "。\n"} {
		q, _ := read(t, paper(hanPaper(outlier)))
		if len(q.Items) != 12 {
			t.Fatalf("%s: %d questions", name, len(q.Items))
		}
		for _, item := range q.Items {
			if s := item.Stem.Text(); strings.ContainsAny(s, "\n ") && strings.Contains(strings.ReplaceAll(s, "（ ）", ""), "\n") {
				t.Errorf("%s: %q", name, s)
			}
		}
	}
}

// TestHanLinesOfTheirOwn: full lines that say something of their own each are not joined.
func TestHanLinesOfTheirOwn(t *testing.T) {
	var b strings.Builder
	for i := range 12 {
		fmt.Fprintf(&b, "%d. 下列关于施工现场安全管理的说法当中哪一个是正确的？\n施工现场的出入口必须一律设置明显的安全警示标志牌。\n施工现场的通道口必须一律设置普通的铁丝围栏和门岗。\n施工现场的起重机必须一律设置绿色的防护网布和灯光。\n\n", i+1)
	}
	q, _ := read(t, paper(b.String()))
	for _, s := range labelled(q) {
		if strings.Count(s, " / ") != 3 && strings.Count(s, "\n") != 3 {
			t.Errorf("%q", s)
		}
	}
}
