package text

import (
	"context"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestAttributesOfLinks: what is said of a picture or a link behind it is no text.
func TestAttributesOfLinks(t *testing.T) {
	doc, _, err := Read(context.Background(), []byte("# Birds\n\nSee [this](http://example.org/){:target=\"_blank\"} and ![owl](owl.png){loading=lazy width=\"35%\"} or f[x](y){n = 2}"))
	if err != nil {
		t.Fatal(err)
	}
	var texts []string
	for _, run := range doc.Blocks[len(doc.Blocks)-1].(page.Paragraph).Runs {
		texts = append(texts, run.Text)
	}
	if diff := cmp.Diff([]string{"See ", "this", " and ", "", " or fx{n = 2}"}, texts); diff != "" {
		t.Error(diff)
	}
}

// TestLoneHardBreak: a backslash alone on a line of Markdown is an empty line.
func TestLoneHardBreak(t *testing.T) {
	blocks := read(t, "# Test\n\n**1.** Which bird sings?\n\n\\\n\nThe *wren*.\\\nIt does.")
	for _, b := range blocks {
		if p, ok := b.(page.Paragraph); ok && strings.Contains(p.Text(), `\`) {
			t.Errorf("a line reads %q", p.Text())
		}
	}
}
