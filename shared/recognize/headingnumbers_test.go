package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/recognize"
)

// numberedHeads is a paper in which the lines that begin with # are headings.
func numberedHeads(text string) page.Document {
	doc := paper(text)
	for i, b := range doc.Blocks {
		if p, ok := b.(page.Paragraph); ok && strings.HasPrefix(p.Text(), "#") {
			p.Runs = []page.Run{{Text: strings.TrimLeft(p.Text(), "# ")}}
			p.Style.Heading = 2
			doc.Blocks[i] = p
		}
	}
	return doc
}

// TestHeadingNumbers: headings that are only the numbers of tasks, and what these are
// worth, label them; chapters of a book ask nothing.
func TestHeadingNumbers(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"worth": {"# Mills test\n\n# 1 (1 point)\n\nLook at the mill.\n\nWhat drives it?\n\nA. wind\nB. rain\n\n# 2 (2 points)\n\nIt stands still.\n\nWhat is broken?\n\nA. sails\nB. stones\n\n# 3 (1 point)\n\nName a mill.\n",
			[]string{"1. Look at the mill.\nWhat drives it? / wind / rain", "2. It stands still.\nWhat is broken? / sails / stones", "3. Name a mill."}},
		"levels": {"# Mills test\n\n# 1.1\n\nWhat drives a mill?\n\n# 1.2\n\nIt stands still. What is broken?\n\n# 2.1\n\nName a mill.\n",
			[]string{"1.1 What drives a mill?", "1.2 It stands still. What is broken?", "2.1 Name a mill."}},
	} {
		q, _ := read(t, numberedHeads(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	book := numberedHeads("# The mill\n\n# 1.1\n\nThe wind drives the sails of the old mill on the hill.\n\n# 1.2\n\nThe stones were brought from the south by ship.\n\n# 1.3\n\nThe miller lives next door with his family.\n")
	if q, _, err := recognize.Recognize(book); err == nil {
		t.Errorf("a book: %v", labelled(q))
	}
}
