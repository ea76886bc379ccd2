package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestLonePoint: a list of one entry under most questions holds their answers; an
// entry that asks is a part of its question.
func TestLonePoint(t *testing.T) {
	outline := func(lines ...string) page.Document {
		var doc page.Document
		for i, l := range lines {
			label := page.Label{Text: string(rune('1'+i/2)) + ".", Format: page.Decimal, Number: 1 + i/2, List: "list 1"}
			if i%2 == 1 {
				label = page.Label{Text: "a.", Format: page.LowerAlpha, Number: 1, List: "list 1", Level: 1}
			}
			doc.Blocks = append(doc.Blocks, page.Paragraph{Label: &label, Runs: []page.Run{{Text: l}}})
		}
		return doc
	}
	for _, c := range []struct {
		name string
		doc  page.Document
		want []string
	}{
		{"answers", outline("Which is the capital of Norway?", "Oslo", "Which river crosses Paris?", "The Seine", "What is frozen water called?", "Ice"), []string{"Oslo", "The Seine", "Ice"}},
		{"parts", outline("Which is the capital of Norway?", "Which sea is near it?", "Which river crosses Paris?", "Where does it end?", "What is frozen water called?", "When does it melt?"), []string{"-", "-", "-"}},
	} {
		q, _ := read(t, c.doc)
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}
