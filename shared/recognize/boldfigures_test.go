package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestBoldFigures: the answers stand in bold under questions that are numbered
// automatically; one that is a figure is an answer as well, and no title.
func TestBoldFigures(t *testing.T) {
	var doc page.Document
	for i, pair := range [][2]string{{"What is a rook?", "A bird"}, {"An owl has how many wings?", "2"}, {"What is a cod?", "A fish"}, {"How many eggs did we count?", "14"}, {"What is an oak?", "A tree"}} {
		label := &page.Label{Text: string(rune('1'+i)) + ".", Format: page.Decimal, Number: i + 1, List: "q"}
		doc.Blocks = append(doc.Blocks,
			page.Paragraph{Label: label, Runs: []page.Run{{Text: pair[0]}}},
			page.Paragraph{Runs: []page.Run{{Text: pair[1], Marks: page.Marks{Bold: true}}}})
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"A bird", "2..2", "A fish", "14..14", "A tree"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
