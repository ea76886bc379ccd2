package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestBoxCells: the boxes of choices may stand in cells of their own beside them, below
// questions with numbers or none; a ticked one is right.
func TestBoxCells(t *testing.T) {
	asks := []string{"Which bird hoots at night?", "The ____ has a long neck.", "Which bird is red?"}
	for name, c := range map[string]struct {
		tick bool
		want []string
	}{
		"empty":  {false, []string{"owl / swan / robin: -", "crow / swan / robin / wren: -", "owl / crow / robin: -"}},
		"ticked": {true, []string{"owl / swan / robin: owl", "crow / swan / robin / wren: swan", "owl / crow / robin: robin"}},
	} {
		for _, numbers := range []string{"", "1. 2. 3. "} {
			box := func(right bool) string {
				if right && c.tick {
					return "☑ | "
				}
				return "☐ | "
			}
			doc := paper("Bird test\n")
			for i, rows := range [][]string{{box(true) + "owl", box(false) + "swan", box(false) + "robin"}, {box(false) + "crow", box(true) + "swan", box(false) + "robin", box(false) + "wren"}, {box(false) + "owl", box(false) + "crow", box(true) + "robin"}} {
				stem := asks[i]
				if numbers != "" {
					stem = numbers[3*i:3*i+3] + stem
				}
				doc.Blocks = append(doc.Blocks, page.Paragraph{Runs: []page.Run{{Text: stem}}}, fieldTable(rows...))
			}
			q, _ := read(t, doc)
			var got []string
			for i, texts := range offers(q) {
				got = append(got, strings.Join(texts, " / ")+": "+keys(q)[i])
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("%s %q (-want +got):\n%s", name, numbers, diff)
			}
		}
	}
}
