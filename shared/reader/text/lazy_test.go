package text

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestLazyNumbers: Markdown counts the entries of a list itself, so all may be
// typed as 1.
func TestLazyNumbers(t *testing.T) {
	labels := func(lines ...string) (out []string) {
		for _, b := range read(t, strings.Join(lines, "\n")) {
			if p, ok := b.(page.Paragraph); ok && p.Label != nil {
				out = append(out, p.Label.Text)
			}
		}
		return out
	}
	got := labels("## Round 1", "1. Who?", "1. When?", "", "1. Where?", "1. Why?", "## Round 2", "5. How?", "1. Which?", "   1. a part", "1. What?")
	if diff := cmp.Diff([]string{"1.", "2.", "3.", "4.", "5.", "6.", "7."}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if got := labels("## Test", "1. Who?", "2. When?", "1. Where?"); got != nil {
		t.Errorf("typed numbers were replaced: %v", got)
	}
}
