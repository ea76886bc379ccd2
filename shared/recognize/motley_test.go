package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestKindColours reads no key from colours that stand for kinds of people, and
// one from red where a single question plays with colours.
func TestKindColours(t *testing.T) {
	kinds := "1. I learn best by\nA. {r:seeing}\nB. {g:doing}\nC. {v:talking}\nD. {y:hearing}\n"
	var b strings.Builder
	for n := 2; n <= 5; n++ {
		fmt.Fprintf(&b, "%d. I like pictures of kind %d\nA. {r:often}\nB. {b:never}\nC. {r:at times}\nD. {b:hardly}\n", n, n)
	}
	q, _ := read(t, set(kinds+b.String()))
	if diff := cmp.Diff([]string{"-", "-", "-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	b.Reset()
	for n := 2; n <= 9; n++ {
		fmt.Fprintf(&b, "%d. Which number is %d?\nA. {r:this %d}\nB. that\nC. another\nD. none\n", n, n, n)
	}
	q, _ = read(t, set(kinds+b.String()))
	if got := keys(q); got[0] != "-" || got[1] != "this 2" || got[8] != "this 9" {
		t.Errorf("keys %v", got)
	}
}
