package scan

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/reader/layout"
)

// TestCapitals: an l at the front of a choice is an I where the others of its row
// begin with capitals, and stays where one does not.
func TestCapitals(t *testing.T) {
	var spans []layout.Span
	for n, l := range []string{"A. lonic bonds", "B. Metallic bonds", "C. Weak bonds", "Answer lines", "a) lakes", "b) rivers", "c) Iceland", "A) lamp", "B) Light"} {
		for _, w := range strings.Fields(l) {
			spans = append(spans, layout.Span{Text: w, Block: n})
		}
	}
	mendCapitals(spans)
	var got []string
	for _, s := range spans {
		got = append(got, s.Text)
	}
	if diff := cmp.Diff("A. Ionic bonds B. Metallic bonds C. Weak bonds Answer lines a) lakes b) rivers c) Iceland A) lamp B) Light", strings.Join(got, " ")); diff != "" {
		t.Error(diff)
	}
}
