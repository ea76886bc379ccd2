package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLettersInGaps reads answers typed into the gaps of the stems.
func TestLettersInGaps(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"1. 首都是__A__。\nA. 北京\nB. 上海\nC. 广州\n2. 最长的河是____ B ____。\nA. 淮河\nB. 长江\nC. 珠江\n3. 属于城市的有___A、C___。\nA. 北京\nB. 长江\nC. 广州", []string{"北京", "长江", "北京 | 广州"}},
		{"1. The capital of Peru is __B__.\nA. Rome\nB. Lima\n2. Water boils at ____ degrees.\nA. 100\nB. 50\n3. Ice is ____. A\nA. cold\nB. warm", []string{"Lima", "-", "cold"}},
		{"1. How do these change?\n_____ P _____ E _____ v\nA) more more less\nB) less more more\nC) less less less\nD) more less less\nE) more more more\n2. What falls?\nA) a stone\nB) smoke", []string{"-", "-"}},
		{"1. What does __F__ stand for in __init__?\nA. a name\nB. a number\n2. Which _A_ is it?\nA. one\nB. two", []string{"-", "-"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s\n(-want +got):\n%s", c.text, diff)
		}
	}
}
