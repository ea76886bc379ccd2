package text

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestEntitiesInMarkdown: signs written by their names are read, but for code and what is
// asked about.
func TestEntitiesInMarkdown(t *testing.T) {
	got := read(t, "**1.** Is 3 &lt; 4 &amp; 5 &#8594; 6?\n\na) yes &emsp; b) no &unknown; & so on\n\nc) &nbsp;\n\n&nbsp;\n\n`&lt;`")
	var lines []string
	for _, b := range got {
		text := ""
		for _, r := range b.(page.Paragraph).Runs {
			text += r.Text
		}
		if text != "" {
			lines = append(lines, text)
		}
	}
	if diff := cmp.Diff([]string{"1. Is 3 < 4 & 5 → 6?", "a) yes     b) no &unknown; & so on", "c) &nbsp;", "&lt;"}, lines); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
