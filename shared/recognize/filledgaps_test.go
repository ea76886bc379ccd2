package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestFilledGaps: what is typed into the gaps of a test is their key; words between
// two gaps and names of programs are none.
func TestFilledGaps(t *testing.T) {
	for text, want := range map[string]string{
		"1. The capital of France is ___Paris___.\n2. The capital of Italy is __Rome__ today.\n3. Lima is the capital of ____Peru____.\n4. Water boils at __100__ degrees.\n":       "Paris|Rome|Peru|100..100",
		"1. 法国的首都是___巴黎___。\n2. 水在__100__度沸腾。\n3. 书在___桌子上___。\n4. 他去过____。\n":                                                                                                      "巴黎|100..100|桌子上|-",
		"1. ____ is the capital of ____.\n2. ____ flows into ____.\n3. ____ is larger than ____.\n4. ____ was built by ____.\n":                                                     "-|-|-|-",
		"1. 书在____和____之间。\n2. 他在____与____之间。\n3. 水由____和____组成。\n4. 糖由____和____组成。\n":                                                                                              "-|-|-|-",
		"1. What does __init__ do?\n2. What does __str__ do?\n3. When is __del__ called?\n4. Who calls my__own__name?\n":                                                            "-|-|-|-",
		"1. The capital of France is ____.\n2. The capital of Italy is ____.\n3. The capital of Peru is ____.\n4. The capital of Spain is ___Madrid___.\n5. The sea is ____ now.\n": "-|-|-|-|-",
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff(want, strings.Join(keys(q), "|")); diff != "" {
			t.Errorf("%.30s (-want +got):\n%s", text, diff)
		}
	}
}
