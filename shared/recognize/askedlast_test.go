package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAskedLast: what a question tells before it asks is nothing to choose, in lines of
// their own or not.
func TestAskedLast(t *testing.T) {
	q, _ := read(t, paper("Test\n1. Rules are given:\nR1: IF owl THEN bird (0.7)\nR2: IF bird THEN wings (0.8)\nSo the weight of wings is (  ).\nAnswer: 0.56\n2. Rules are given:\nR1: IF cod THEN fish (0.5)\nR2: IF fish THEN fins (0.6)\nSo the weight of fins is (  ).\nAnswer: 0.3\n"))
	if diff := cmp.Diff([]string{"0.56..0.56", "0.3..0.3"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if got := stems(q)[0]; got != "Rules are given:\nR1: IF owl THEN bird (0.7)\nR2: IF bird THEN wings (0.8)\nSo the weight of wings is (  )." {
		t.Errorf("stem = %q", got)
	}
}

// TestGapsBetweenCommas: figures between commas, one for each gap in brackets, are no
// thousands.
func TestGapsBetweenCommas(t *testing.T) {
	q, _ := read(t, paper("一、填空\n1. 968减320是（　），加上它是（　）。\n2. 最小的四位数是（　）。\n参考答案：\n1. 648,617\n2. 1,000\n"))
	if diff := cmp.Diff([]string{"648 | 617", "1000..1000"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
