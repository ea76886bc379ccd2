package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestKnownInGaps: what a page knows of its gaps is their key where it knows
// every gap of a question.
func TestKnownInGaps(t *testing.T) {
	gap := func(answer string) page.Run { return page.Run{Kind: page.BlankRun, Answer: answer} }
	var doc page.Document
	for _, runs := range [][]page.Run{
		{{Text: "1. Water boils at "}, gap("100"), {Text: " degrees."}},
		{{Text: "2. Bees make "}, gap("honey | wax"), {Text: " in their hive."}},
		{{Text: "3. A "}, gap("dam; weir"), {Text: " holds back a "}, gap("river"), {Text: "."}},
		{{Text: "4. The "}, gap("sun"), {Text: " lights the "}, gap(""), {Text: "."}},
	} {
		doc.Blocks = append(doc.Blocks, page.Paragraph{Runs: runs})
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"100..100", "honey | wax", "dam | weir | river", "-"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
