package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTakenAnswers: a platform prints what was answered beside what is right;
// only the latter is a key.
func TestTakenAnswers(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"on one line":  {"1. 地球的卫星是\nA. 太阳\nB. 月亮\nC. 火星\n我的答案: A 正确答案: B :月亮;\n2. 水的化学式是\nA. H2O\nB. CO2\nC. O2\n我的答案: 正确答案: A :H2O;", []string{"月亮", "H2O"}},
		"on two lines": {"1. What is red?\nA. grass\nB. blood\nYour answer: A\nCorrect answer: B\n2. What is blue?\nA. sky\nB. snow\nYour answer: B\nCorrect answer: A", []string{"blood", "sky"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s: (-want +got):\n%s", name, diff)
		}
	}
}
