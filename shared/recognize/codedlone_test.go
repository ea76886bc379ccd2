package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLoneVariants reads coded tests whose questions have one variant, which is
// the answer, and leaves one that is only short of the others.
func TestLoneVariants(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"<question> Capital of France?\n<variant> Paris\n<question> Capital of Italy?\n<variant> Rome\n<question> Capital of Peru?\n<variant> Lima", []string{"Paris", "Rome", "Lima"}},
		{"<question>2 + 2?\n<variantright>4\n<question>Red?\n<variant>grass\n<variantright>blood\n<question>Blue?\n<variantright>sky\n<variant>coal", []string{"4..4", "blood", "sky"}},
		{"S: Capital of France?\n+: Paris\nS: Capital of Italy?\n+: Rome\nS: Red?\n-: grass\n+: blood", []string{"Paris", "Rome", "blood"}},
		{"<question>Red?\n<variant>grass\n<variantright>blood\n<question>Blue?\n<variantright>sky\n<variant>coal\n<question>Old?\n<variantright>oak\n<variant>pine\n<question>New?\n<variantright>moon\n<variant>sun\n<question>Left?\n<variant>this", []string{"blood", "sky", "oak", "moon", "-"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%.40s -want +got:\n%s", c.text, diff)
		}
	}
}
